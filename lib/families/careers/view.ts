import { brand } from '#content/site/brand';
import { findContactPerson } from '#lib/facts/contact';
import { formatDay, formatDayAndMonth, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import {
  careersPages,
  jobs,
  readPayBands,
  readTeams,
  type CareersEntry,
  type CareersEntryOf,
  type JobEntry,
} from './schema';
import { buildDeadlines, findFirstDay, sortTeams } from './deadlines';
import { buildApplication } from './application';
import { buildHiring } from './hiring';
import { buildJobFilter, writeJobValues } from './job-filter';
import { buildMeasured, splitAtMeasured } from './measured';
import { buildJobOnward } from './onward';
import { findCommonFacts, listDifferingFacts, formatCommonFacts } from './common-facts';
import { buildBands, buildOffer, buildPayScale, drawPay, formatPay, payOf } from './pay';

/** The words of one page. */
export function findCareersPage<S extends CareersEntry['slug']>(locale: Locale, slug: S): CareersEntryOf<S> {
  return careersPages.get(locale, slug) as CareersEntryOf<S>;
}

function toLine(entry: JobEntry) {
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

/** Teams with open positions, and their positions, those that close first before all others; these say so. */
export function groupJobs(entries: readonly JobEntry[], locale: Locale) {
  const first = findFirstDay(entries);
  const usual = findCommonFacts(entries);
  const sorted = entries.toSorted((a, b) => a.validThrough.localeCompare(b.validThrough));
  const groups = sortTeams(entries).map(({ slug, name }) => ({
    id: slug,
    name: name[locale],
    jobs: sorted
      .filter(({ team }) => team === slug)
      .map((entry) => ({
        ...toLine(entry),
        own: listDifferingFacts(entry, usual),
        values: writeJobValues(entry, locale),
        note: entry.validThrough === first ? translate.careers[locale]('first') : null,
      })),
  }));
  return groups.filter((group) => group.jobs.length > 0);
}

/** Some positions that show how different they are: the newest of each team, and of those the newest three. */
export function pickJobs(entries: readonly JobEntry[], most = 3): JobEntry[] {
  const newest = entries.toSorted((a, b) => b.date.localeCompare(a.date));
  const teams = new Map(newest.toReversed().map((entry) => [entry.team, entry]));
  return newest.filter((entry) => teams.get(entry.team) === entry).slice(0, most);
}

/** What the heads of both pages say at their foot: how many, which closes first, when one knows more. */
function buildFacts(entries: readonly JobEntry[], careers: CareersEntryOf<'careers'>) {
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

const countJobs = (locale: Locale, count: number): string => translate.careers[locale]('count', { count });

/** How it is to work here, benefits, hiring, pay. */
export function buildCareersView(entry: CareersEntryOf<'careers'>) {
  const { locale, title, summary, work, benefits, hiring, pay, equality, jobs: words, onward } = entry;
  const open = jobs.all(locale);
  return {
    title,
    summary,
    work,
    benefits,
    hiring: { title: hiring.title, lead: hiring.lead, steps: buildHiring(entry) },
    pay,
    equality,
    jobs: words,
    chart: buildBands(entry, open),
    facts: buildFacts(open, entry),
    list: pickJobs(open).map(toLine),
    scale: buildPayScale(locale),
    count: countJobs(locale, open.length),
    jobsPath: buildPath(locale, 'careers/jobs'),
    onward,
  };
}

/** Positions in the order of the board. */
function sortByTeam(entries: readonly JobEntry[]): JobEntry[] {
  return sortTeams(entries).flatMap(({ slug }) => entries.filter(({ team }) => team === slug));
}

/** All open positions by team. */
export function buildJobsView(entry: CareersEntryOf<'jobs'>) {
  const { locale, title, summary, date, filter, speculative, onward } = entry;
  const careers = findCareersPage(locale, 'careers');
  const open = jobs.all(locale);
  return {
    title,
    summary,
    filter,
    speculative,
    choice: buildJobFilter(sortByTeam(open), locale),
    deadlines: buildDeadlines(open, locale, date),
    groups: groupJobs(open, locale),
    usual: formatCommonFacts(open, locale),
    scale: buildPayScale(locale),
    facts: buildFacts(open, careers),
    hiring: { title: careers.hiring.title, lead: careers.hiring.lead, steps: buildHiring(careers) },
    onward,
  };
}

/** The name of a position, and what the law wants to be said behind it, such as `(m/w/d)`. */
export function splitName(name: string): { title: string; suffix?: string } {
  const [title = name, suffix] = name.split(/\s(?=\([^()]*\)$)/);
  return { title, ...(suffix && { suffix }) };
}

/** One position. */
export function buildJobView(entry: JobEntry) {
  const { locale, name, summary, tasks, must, nice, teamText, hours, place, start, contract } = entry;
  const words = findCareersPage(locale, 'careers');
  const t = translate.careers[locale];
  const day = formatDay(entry.validThrough, locale);
  // Pay and the last day stand beside them.
  const values = { place, hours, contract, start };
  const facts = Object.entries(values) as [keyof typeof values, string][];
  return {
    summary,
    tasks,
    must,
    nice,
    teamText,
    team: readTeams().find(({ slug }) => slug === entry.team)?.name[locale] ?? '',
    body: splitAtMeasured(entry),
    measured: buildMeasured(entry),
    facts: facts.map(([key, value]) => ({ label: t(`fact.${key}`), value })),
    offer: buildOffer(entry),
    heading: splitName(name),
    until: t('until', { day }),
    steps: buildHiring(words),
    form: buildApplication(entry),
    person: findContactPerson('careers', entry.locale),
    onward: buildJobOnward(entry, findCareersPage(locale, 'jobs').onward.title),
    ways: [
      {
        name: brand.email.careers,
        path: `mailto:${brand.email.careers}?subject=${encodeURIComponent(name)}`,
      },
    ],
    labels: {
      ...pickLabels(t, 'facts', 'tasks', 'must', 'nice', 'team', 'steps', 'apply', 'applyTitle', 'applyText'),
    },
  };
}

/** The scale that all pay is drawn on. */
export type PayScale = ReturnType<typeof buildPayScale>;

/** Facts on all positions. */
export type JobFacts = ReturnType<typeof buildFacts>;

/** A position as lists print it. */
export type JobLine = ReturnType<typeof toLine>;

/** A position as the board prints it. */
export type JobRow = ReturnType<typeof groupJobs>[number]['jobs'][number];
