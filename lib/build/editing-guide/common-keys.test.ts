import { findCommonSentence, findPageSentence } from './common-keys';

test.each([
  ['history.title', 'Heading of the section.'],
  ['transfer.sepa.steps[].title', 'Short heading of the entry.'],
  ['quote.text', 'What was said, without quotation marks: they follow the language.'],
  ['speakers[].role', 'Position of the person; stands below the name.'],
  ['history.constructor', ''],
  ['title', ''],
])('what is common to keys like %s: %s', (path, sentence) => {
  expect(findCommonSentence(path)).toBe(sentence);
});

test('what a key means at the top of a page', () => {
  expect(findPageSentence('title')).toBe('Headline of the page.');
  expect(findPageSentence('items')).toBe('');
});
