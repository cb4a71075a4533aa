import { locales } from '#lib/i18n/locales';
import { episodes } from '#lib/families/podcast/schema';
import { buildEpisodeView } from '#lib/families/podcast/view';
import { publications } from '#lib/families/publications/schema';
import { webinars } from '#lib/families/webinars/schema';

const toSeconds = (start: string): number => {
  const [minutes = 0, seconds = 0] = start.split(':').map(Number);
  return minutes * 60 + seconds;
};
const isRising = <T>(values: readonly T[], of: (value: T) => number | string): boolean =>
  values.every((value, index) => index === 0 || of(values[index - 1] ?? value) < of(value));

const inAll = <T extends { readonly file: string }>(all: (locale: 'en' | 'de') => readonly T[]) =>
  locales.flatMap(all).map((entry) => [entry.file, entry] as const);

describe('the podcast', () => {
  it.each(inAll(episodes.all))(
    '%s: only introduced people speak, and chapters are in order from the start',
    (_file, entry) => {
      const view = buildEpisodeView(entry);
      const speaking = new Set(
        [...view.html.matchAll(/<p [^>]*data-lane="\d"[^>]*><b>(.*?)<span/g)].map(([, name]) => name),
      );
      expect([...speaking].toSorted()).toEqual(view.speakers.map(({ name }) => name).toSorted());
      expect(toSeconds(view.chapters[0]?.start ?? '')).toBe(0);
      expect(isRising(view.chapters, ({ start }) => toSeconds(start))).toBe(true);
    },
  );
});

describe('webinars', () => {
  it.each(inAll(webinars.all))('%s is consistent with its hours and speakers', (_file, entry) => {
    const [first] = entry.agenda;
    expect(first?.at).toBe(entry.starts);
    expect(isRising(entry.agenda, ({ at }) => at)).toBe(true);
    expect((entry.agenda.at(-1)?.at ?? '') < entry.ends).toBe(true);
    const speakers = entry.speakers.map(({ person }) => person);
    expect(entry.agenda.flatMap(({ by }) => by ?? []).filter((person) => !speakers.includes(person))).toEqual(
      [],
    );
  });
});

describe('numbers in a series', () => {
  it.each(locales)('are unique (%s)', (locale) => {
    for (const items of [publications.all(locale), episodes.all(locale)]) {
      const numbers = items.map(({ number }) => number);
      expect(numbers).toHaveLength(new Set(numbers).size);
    }
  });
});
