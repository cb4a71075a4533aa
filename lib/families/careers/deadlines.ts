import { dayLength } from '#lib/core/date';
import { formatDayAndMonth, formatMonths } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readTeams, type JobEntry } from './schema';

type Position = Pick<JobEntry, 'team' | 'validThrough'>;

/** The earliest application deadline. */
export const findFirstDay = (entries: readonly Pick<JobEntry, 'validThrough'>[]): string | undefined =>
  entries
    .map(({ validThrough }) => validThrough)
    .toSorted()
    .at(0);

/** Teams sorted by their earliest deadline; teams without open positions come last. */
export function sortTeams(entries: readonly Position[]) {
  const dayOf = (slug: string): string =>
    findFirstDay(entries.filter(({ team }) => team === slug)) ?? '9999-12-31';
  return readTeams().toSorted((a, b) => dayOf(a.slug).localeCompare(dayOf(b.slug)));
}

/** Scale in per cent from the day of the page to the end of the month of the last deadline. */
function createScale(entries: readonly Position[], from: string) {
  const start = Date.parse(from);
  const last = new Date(
    entries
      .map(({ validThrough }) => validThrough)
      .toSorted()
      .at(-1) ?? from,
  );
  const end = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1);
  const place = (time: number): number =>
    Math.max(0, Math.round(((time - start) / (end - start)) * 1000) / 10);
  return { start, end, place };
}

/** Months that begin within the scale, at their first day. */
function listMonths({ start, end, place }: ReturnType<typeof createScale>, locale: Locale) {
  const names = formatMonths(locale);
  const [first, count] = [new Date(start), Math.ceil((end - start) / (28 * dayLength))];
  const times = Array.from({ length: count }, (_, index) =>
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1 + index, 1),
  );
  return times
    .filter((time) => time < end)
    .map((time) => ({ at: place(time), label: names[new Date(time).getUTCMonth()] ?? '' }));
}

/**
 * Markers of a team's deadlines, earliest first. Markers of the same day are stacked: `above` is the offset
 * from the line, in markers.
 */
function listDots(days: readonly string[], first: string | undefined, place: (time: number) => number) {
  return days.map((day, index) => ({
    at: place(Date.parse(day)),
    above: (days.filter((other) => other === day).length - 1) / 2 - (index - days.indexOf(day)),
    isFirst: day === first,
  }));
}

/**
 * Timelines of all teams on one scale, with a marker at the deadline of each position.
 *
 * @param from day of the page, where the scale begins
 */
export function buildDeadlines(entries: readonly Position[], locale: Locale, from: string) {
  const scale = createScale(entries, from);
  const first = findFirstDay(entries);
  const t = translate.careers[locale];
  const teams = sortTeams(entries).map(({ slug, name }) => {
    const days = entries
      .filter(({ team }) => team === slug)
      .map(({ validThrough }) => validThrough)
      .toSorted();
    return {
      id: slug,
      name: name[locale],
      count: t('atTeam', { count: days.length }),
      dots: listDots(days, first, scale.place),
      days:
        days.length > 0 ? [...new Set(days)].map((day) => formatDayAndMonth(day, locale)).join(', ') : null,
    };
  });
  return {
    until: t('fact.until'),
    from: formatDayAndMonth(from, locale),
    months: listMonths(scale, locale),
    teams,
  };
}

export type Deadlines = ReturnType<typeof buildDeadlines>;
