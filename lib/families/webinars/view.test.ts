import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { webinars } from './collection';
import { webinarsFamily } from './family';
import { buildWebinarsIndexView, buildWebinarView } from './view';

const entries = locales.flatMap((locale) => webinars.all(locale));

describe('webinars', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildWebinarView(entry);
    expect(findGaps(view)).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(
      [
        'name',
        'trail',
        'trailLabel',
        'kicker',
        'title',
        'abstract',
        'facts',
        'agenda',
        'speakers',
        'html',
        'contents',
        'questions',
        'further',
        'contactHref',
        'labels',
      ].toSorted(),
    );
    expect([view.agenda.length, view.speakers.length, view.questions.length]).toEqual([
      entry.agenda.length,
      entry.speakers.length,
      entry.questions.length,
    ]);
  });

  it.each(entries.map((entry) => [entry.file, entry] as const))(
    '%s has an agenda that keeps to its hours and its speakers',
    (_file, entry) => {
      const times = entry.agenda.map(({ at }) => at);
      expect(times).toEqual([...new Set(times)].toSorted());
      expect(times[0]).toBe(entry.starts);
      expect((times.at(-1) ?? '') < entry.ends).toBe(true);
      const speakers: readonly string[] = entry.speakers.map(({ person }) => person);
      expect(
        entry.agenda.flatMap(({ by }) => by ?? []).filter((person) => !speakers.includes(person)),
      ).toEqual([]);
    },
  );

  it('writes day and hours as the language does', () => {
    const facts = locales.map((locale) =>
      buildWebinarView({
        ...webinars.get(locale, 'consumer-credit-at-the-checkout'),
        date: '2026-12-03',
      }).facts.map(({ value }) => value),
    );
    expect(facts[0]?.slice(0, 3)).toEqual([
      '3\u00a0December\u00a02026',
      '10:00–\u206011:00 (CET)',
      'Online, in German',
    ]);
    expect(facts[1]?.slice(0, 3)).toEqual([
      '3.\u00a0Dezember\u00a02026',
      '10:00–\u206011:00\u00a0Uhr (MEZ)',
      'Online, auf Deutsch',
    ]);
  });

  it.each(locales)('lists every webinar once, the latest first (%s)', (locale) => {
    const view = buildWebinarsIndexView(locale);
    expect(findGaps(view)).toEqual([]);
    const days = view.items.map(({ day }) => day.iso);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(view.items).toHaveLength(webinars.all(locale).length);
  });

  it('tells machines when the event took place', () => {
    const page = webinarsFamily
      .pages('en')
      .find(({ id }) => id === 'webinars/consumer-credit-at-the-checkout');
    expect(page?.schema).toMatchObject({
      startDate: '2026-10-22T10:00:00+02:00',
      endDate: '2026-10-22T11:00:00+02:00',
    });
  });
});
