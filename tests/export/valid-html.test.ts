import { htmlFileOf, readExported } from '#tests/support/exported';
import { findInvalidHtml } from '#tests/support/jest/find-invalid-html';
import { listSamplesInBothLanguages } from '#tests/support/template-samples';

// tests/thorough/valid-html.test.ts, which `npm run test:all` runs, checks the others.
it.each(listSamplesInBothLanguages().map(htmlFileOf))('%s is valid HTML', async (file) => {
  expect(await findInvalidHtml(file, readExported(file))).toEqual([]);
});
