import { brand } from '#content/site/brand';
import { samplePage } from '#tests/support/jest/sample-registry';
import { buildLlmsTxt } from './llms-txt';
import { siteOrigin } from '#lib/page-model/site-url';

const list = samplePage('en', 'glossary', { of: { name: 'Glossary', description: 'Terms.' } });
const term = samplePage('en', 'glossary/term', {
  of: { name: 'Term', description: 'One.' },
  ancestors: [list],
});
const imprint = samplePage('en', 'imprint', { of: { name: 'Imprint', description: 'Who\u00a0we are.' } });
const hidden = samplePage('en', 'thanks', { of: { name: 'Thanks' }, kind: 'utility' });
const german = samplePage('de', 'glossary', { of: { name: 'Glossar' } });

test('every indexed page is listed with a sentence, subjects first', () => {
  const text = buildLlmsTxt([list, term, imprint, hidden, german]);
  expect(text.startsWith(`# ${brand.name}\n\n> `)).toBe(true);
  expect(text.slice(text.indexOf('## '))).toBe(
    [
      '## Glossary',
      '',
      `- [Glossary](${siteOrigin}/en/glossary/): Terms.`,
      `- [Term](${siteOrigin}/en/glossary/term/): One.`,
      '',
      '## Optional',
      '',
      `- [Imprint](${siteOrigin}/en/imprint/): Who we are.`,
      '',
    ].join('\n'),
  );
});
