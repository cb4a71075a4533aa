import { ContentError } from '#lib/content/content-error';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { episodes } from './collection';
import { podcastFamily } from './family';
import { buildEpisodeView, buildPodcastIndexView, listChapters } from './view';

const entries = locales.flatMap((locale) => episodes.all(locale));

const toSeconds = (start: string): number => {
  const [minutes = 0, seconds = 0] = start.split(':').map(Number);
  return minutes * 60 + seconds;
};

describe('podcast', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildEpisodeView(entry);
    expect(findGaps(view)).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(
      [
        'name',
        'trail',
        'trailLabel',
        'contactHref',
        'kicker',
        'title',
        'summary',
        'day',
        'speakers',
        'notes',
        'chapters',
        'html',
        'transcriptNote',
        'more',
        'labels',
      ].toSorted(),
    );
    expect(view.speakers).toHaveLength(entry.guests.length + 1);
    expect(view.more.map(({ path }) => path)).not.toContain(`/${entry.locale}/podcast/${entry.slug}/`);
  });

  it.each(entries.map((entry) => [entry.file, entry] as const))(
    '%s: only those who are introduced speak, and chapters follow each other',
    (_file, entry) => {
      const view = buildEpisodeView(entry);
      const speaking = [...view.html.matchAll(/<dt>(.*?)<\/dt>/g)].map((match) => match[1]);
      expect([...new Set(speaking)].toSorted()).toEqual(view.speakers.map(({ name }) => name).toSorted());
      const seconds = view.chapters.map(({ start }) => toSeconds(start));
      expect(seconds[0]).toBe(0);
      expect(seconds).toEqual([...new Set(seconds)].toSorted((a, b) => a - b));
    },
  );

  it('names a guest from a customer with the company, one of our own with ours', () => {
    const roles = locales.map((locale) =>
      buildEpisodeView(episodes.get(locale, 'ten-seconds')).speakers.map(({ role }) => role),
    );
    expect(roles).toEqual([
      [
        'Head of Payments, Stellwerk',
        'Head of Customer Service, Kontaro',
        'Head of Communications, Stellwerk',
      ],
      [
        'Leiter Zahlungsverkehr, Stellwerk',
        'Leiterin Kundenservice, Kontaro',
        'Leiterin Kommunikation, Stellwerk',
      ],
    ]);
  });

  it('stops when a chapter lacks its time', () => {
    const entry = episodes.get('de', 'ten-seconds');
    expect(() => listChapters({ ...entry, starts: entry.starts.slice(1) })).toThrow(ContentError);
    expect(() => listChapters({ ...entry, starts: entry.starts.slice(1) })).toThrow(
      'starts: expected a time for each of the 6 headings, found 5',
    );
  });

  it.each(locales)('lists every episode once, the latest first (%s)', (locale) => {
    const view = buildPodcastIndexView(locale);
    expect(findGaps(view)).toEqual([]);
    expect(view.items).toHaveLength(episodes.all(locale).length);
    expect(
      podcastFamily
        .pages(locale)
        .slice(1)
        .every(({ schema, modified }) => schema?.['datePublished'] === modified),
    ).toBe(true);
  });
});
