import { htmlFileOf, listExported, readExported } from '#tests/support/exported';
import { findInvalidHtml } from '#tests/support/jest/find-invalid-html';
import { listSamplesInBothLanguages } from '#tests/support/template-samples';

// tests/export/valid-html.test.ts, which `npm test` runs, checks a page of each template.
const samples = new Set(listSamplesInBothLanguages().map(htmlFileOf));

it.each(listExported('.html').filter((file) => !samples.has(file)))('%s is valid HTML', async (file) => {
  expect(await findInvalidHtml(file, readExported(file))).toEqual([]);
});
