import { isLocale } from '#lib/i18n/locales';
import { listPages } from '#lib/registry/registry';
import { countWords } from '#tests/support/jest/written-texts';

/** Properties of a list page's view with its own texts, without those of its items. */
const own = [
  ...['title', 'lead', 'summary', 'intro', 'advice', 'contact', 'planNote', 'ways', 'next', 'sections'],
  ...['hours', 'boilerplate', 'speculative', 'hiring', 'emergency', 'complaints', 'now', 'how', 'tips'],
  ...['model', 'free', 'conditions'],
];

const indexes = listPages().filter(
  ({ kind, trail, locale }) => kind === 'index' && trail.length > 0 && isLocale(locale),
);

const countOwnWords = (view: object): number =>
  countWords(Object.entries(view).map(([key, part]) => (own.includes(key) ? part : null)));

test('a list page has at least 120 words of its own', () => {
  const counts = indexes.map(({ path, view }) => `${path}: ${countOwnWords(view())} words`);
  expect(counts.filter((line) => Number(/: (\d+)/.exec(line)?.[1]) < 120)).toEqual([]);
});
