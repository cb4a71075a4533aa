import type { Locale } from '#lib/i18n/locales';
import { formatDay, formatDayAndMonth, formatNumber } from '#lib/i18n/format';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { createListFilter, nameValue, labelFacet } from '#lib/page-model/filter-words';
import { findFirstDay, sortTeams } from './deadlines';
import { drawPay, formatPay, payOf } from './pay';
import { readPayBands, readTeams, type CareersEntryOf, type JobEntry } from './schema';

/** Fields that a list states once above its rows if most positions share the value. */
const fields = ['place', 'hours'] as const;

type Position = Pick<JobEntry, (typeof fields)[number]>;

type CommonFacts = Partial<Position>;

/** The value of more than half of the items, if any. */
const findMost = (values: readonly string[]): string | undefined =>
  values.find((value) => values.filter((other) => other === value).length * 2 > values.length);

/** Place and hours of most positions. The list states them once; its rows state differences only. */
export function findCommonFacts(entries: readonly Position[]): CommonFacts {
  return Object.fromEntries(fields.map((field) => [field, findMost(entries.map((entry) => entry[field]))]));
}

/** Facts of a position that differ from the common ones. */
export function listDifferingFacts(entry: Position & Pick<JobEntry, 'locale'>, common: CommonFacts) {
  const t = translate.careers[entry.locale];
  return fields.flatMap((field) =>
    entry[field] === common[field] ? [] : [{ label: t(`fact.${field}`), value: entry[field] }],
  );
}

/** The common facts as a sentence; null if there are none. */
export function formatCommonFacts(entries: readonly Position[], locale: Locale): string | null {
  const common = findCommonFacts(entries);
  const facts = fields.flatMap((field) => common[field] ?? []).join('; ');
  return facts ? translate.careers[locale]('usual', { facts }) : null;
}

type FilteredJob = Pick<JobEntry, 'team' | 'place' | 'employment'>;

/** The place without the share of remote work: the part before the first comma. */
const townOf = ({ place }: Pick<FilteredJob, 'place'>): string => place.split(',')[0] ?? place;

/** Positions can be filtered by team, place and form of employment. */
export const jobFilter = createListFilter<FilteredJob>('positions', (locale) => {
  const nameTeam = (team: string): string =>
    readTeams().find(({ slug }) => slug === team)?.name[locale] ?? team;
  return [
    labelFacet(locale, 'team', ({ team }) => [{ value: team, name: nameTeam(team) }]),
    labelFacet(locale, 'place', (job) => [nameValue(townOf(job))]),
    labelFacet(locale, 'form', ({ employment }) =>
      employment.map((form) => ({ value: form, name: translate.filter[locale](form) })),
    ),
  ];
});

/** Position as a list row. */
export function toJobLine(entry: JobEntry) {
  const { locale, slug, name, summary, hours, place, validThrough } = entry;
  const pay = payOf(entry);
  const t = translate.careers[locale];
  const day = formatDay(validThrough, locale);
  return {
    name,
    path: buildPath(locale, `careers/jobs/${slug}`),
    text: summary,
    pay: formatPay(pay, locale),
    level: readPayBands()[entry.level]?.name[locale] ?? entry.level,
    span: drawPay(pay, locale),
    meta: [place, hours, t('until', { day })],
    until: { label: t('fact.until'), value: day },
  };
}

/** Open positions by team, earliest deadline first; the earliest one of all has a note. */
export function groupJobs(entries: readonly JobEntry[], locale: Locale) {
  const first = findFirstDay(entries);
  const common = findCommonFacts(entries);
  const sorted = entries.toSorted((a, b) => a.validThrough.localeCompare(b.validThrough));
  const groups = sortTeams(entries).map(({ slug, name }) => ({
    id: slug,
    name: name[locale],
    jobs: sorted
      .filter(({ team }) => team === slug)
      .map((entry) => ({
        ...toJobLine(entry),
        differences: listDifferingFacts(entry, common),
        values: jobFilter.write(entry, locale),
        note: entry.validThrough === first ? translate.careers[locale]('first') : null,
      })),
  }));
  return groups.filter((group) => group.jobs.length > 0);
}

/** A varied selection of positions: the newest of each team, and of those the newest three. */
export function pickJobs(entries: readonly JobEntry[], most = 3): JobEntry[] {
  const newest = entries.toSorted((a, b) => b.date.localeCompare(a.date));
  const teams = new Map(newest.toReversed().map((entry) => [entry.team, entry]));
  return newest.filter((entry) => teams.get(entry.team) === entry).slice(0, most);
}

/** Positions in the order of the list. */
export function sortByTeam(entries: readonly JobEntry[]): JobEntry[] {
  return sortTeams(entries).flatMap(({ slug }) => entries.filter(({ team }) => team === slug));
}

/** Splits the name of a position from the addition that German law requires, such as `(m/w/d)`. */
export function splitName(name: string): { title: string; suffix?: string } {
  const [title = name, suffix] = name.split(/\s(?=\([^()]*\)$)/);
  return { title, ...(suffix && { suffix }) };
}

/** Facts in the page heads: number of positions, the earliest deadline, how soon applicants get an answer. */
export function buildFacts(entries: readonly JobEntry[], careers: CareersEntryOf<'careers'>) {
  const { locale } = careers;
  const t = translate.careers[locale];
  const first = entries.toSorted((a, b) => a.validThrough.localeCompare(b.validThrough))[0];
  return {
    count: {
      label: t('open'),
      value: formatNumber(entries.length, locale),
      note: t('answer', { days: careers.hiring.items.at(-1)?.day ?? 0 }),
    },
    first: first && {
      label: t('first'),
      value: formatDayAndMonth(first.validThrough, locale),
      name: splitName(first.name).title,
      path: buildPath(locale, `careers/jobs/${first.slug}`),
    },
  };
}

export type JobFacts = ReturnType<typeof buildFacts>;

export type JobLine = ReturnType<typeof toJobLine>;

export type JobRow = ReturnType<typeof groupJobs>[number]['jobs'][number];
