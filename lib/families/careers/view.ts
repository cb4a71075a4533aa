import { brand } from '#content/site/brand';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import {
  careersPages,
  jobs,
  readTeams,
  type CareersEntry,
  type CareersEntryOf,
  type JobEntry,
} from './schema';
import { buildHiring } from './hiring';
import { buildBands, buildOffer, drawPay, formatPay, payOf } from './pay';

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
    span: drawPay(pay, locale),
    meta: [place, hours, t('until', { day })],
    facts: Object.entries({ place, hours, until: day }).map(([key, value]) => ({
      label: t(`fact.${key as 'place' | 'hours' | 'until'}`),
      value,
    })),
  };
}

/** Teams with open positions, in the order of the content module. */
export function groupJobs(entries: readonly JobEntry[], locale: Locale) {
  const groups = readTeams().map(({ slug, name }) => ({
    id: slug,
    name: name[locale],
    jobs: entries.filter(({ team }) => team === slug).map(toLine),
  }));
  return groups.filter((group) => group.jobs.length > 0);
}

/** How it is to work here, benefits, hiring, pay. */
export function buildCareersView(entry: CareersEntryOf<'careers'>) {
  const { locale, title, summary, work, benefits, hiring, pay, equality, jobs: words, onward } = entry;
  return {
    title,
    summary,
    work,
    benefits,
    hiring: { ...hiring, ...buildHiring(entry) },
    pay,
    equality,
    jobs: words,
    chart: buildBands(entry),
    list: jobs.all(locale).map(toLine),
    jobsPath: buildPath(locale, 'careers/jobs'),
    onward,
  };
}

/** All open positions by team. */
export function buildJobsView(entry: CareersEntryOf<'jobs'>) {
  const { locale, title, summary, filter, speculative, onward } = entry;
  const careers = findCareersPage(locale, 'careers');
  const open = jobs.all(locale);
  const count = translate.careers[locale]('count', { count: open.length });
  return {
    title,
    summary,
    filter,
    speculative,
    groups: groupJobs(open, locale),
    count,
    hiring: { title: careers.hiring.title, lead: careers.hiring.lead, line: buildHiring(careers).line },
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
  const values = { pay: formatPay(payOf(entry), locale), place, hours, contract, start, until: day };
  const facts = Object.entries(values) as [keyof typeof values, string][];
  return {
    summary,
    tasks,
    must,
    nice,
    teamText,
    team: readTeams().find(({ slug }) => slug === entry.team)?.name[locale] ?? '',
    html: entry.body().html,
    pay: values.pay,
    facts: facts.map(([key, value]) => ({ label: t(`fact.${key}`), value })),
    offer: buildOffer(entry),
    heading: splitName(name),
    until: t('until', { day }),
    steps: buildHiring(words),
    applyHref: `mailto:${brand.email.careers}?subject=${encodeURIComponent(name)}`,
    labels: {
      ...pickLabels(t, 'facts', 'tasks', 'must', 'nice', 'team', 'steps', 'apply', 'applyTitle'),
      applyText: t('applyText', { day, email: brand.email.careers }),
    },
  };
}

/** A position as lists print it. */
export type JobLine = ReturnType<typeof toLine>;
