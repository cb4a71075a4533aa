import { listTexts } from '#tests/support/jest/written-texts';

/** Two related pages may share a sentence. */
const mostPages = 2;

/** Shorter sentences are phrases. */
const leastWords = 8;

/** All texts in a value of the front matter. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

/** Sentences as their words, without markup; names of laws, places and pages are ignored. */
function listSentences(text: string): string[] {
  return text
    .replaceAll(/<section class="footnotes".*?<\/section>|<span class="visually-hidden">.*?<\/span>/gs, '')
    .replaceAll(/<\/(?:p|li|h[1-6]|td|th|dt|dd)>/g, '\n')
    .replaceAll(/<[^>]+>|\]\([^)]*\)|[[\]*`]/g, '')
    .replaceAll('No. ', 'No ')
    .split('\n')
    .flatMap((block) => block.trim().split(/(?<=[.!?])\s+/))
    .filter((sentence) => /[.!?]$/.test(sentence))
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= leastWords)
    .map((words) => words.join(' '));
}

test('no sentence is on three pages', () => {
  const places = new Map<string, Set<string>>();
  for (const { file, data, body } of listTexts()) {
    for (const sentence of [...listStrings(data), body.html].flatMap(listSentences))
      places.set(sentence, (places.get(sentence) ?? new Set()).add(file));
  }
  const repeated = [...places].filter(([, files]) => files.size > mostPages);
  expect(repeated.map(([sentence, files]) => `${sentence}: ${[...files].join(', ')}`)).toEqual([]);
});
