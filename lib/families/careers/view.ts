import { pick } from '#lib/core/pick';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { buildDeadlines } from './deadlines';
import {
  buildFacts,
  jobFilter,
  formatCommonFacts,
  groupJobs,
  pickJobs,
  sortByTeam,
  toJobLine,
} from './job-list';
import { buildBands, buildPayScale } from './pay';
import { careersPages, jobs, type CareersEntry, type CareersEntryOf } from './schema';

export function findCareersPage<S extends CareersEntry['slug']>(locale: Locale, slug: S): CareersEntryOf<S> {
  return careersPages.get(locale, slug) as CareersEntryOf<S>;
}

/** Steps of hiring with their day, and their position between the first and the last in per cent. */
export function buildHiring({ locale, hiring: { items } }: CareersEntryOf<'careers'>) {
  const last = items.at(-1)?.day ?? 1;
  return items.map((step) => ({
    ...step,
    label: translate.careers[locale]('day', { day: step.day }),
    at: Math.round((step.day / last) * 1000) / 10,
  }));
}

export type HiringStep = ReturnType<typeof buildHiring>[number];

export function buildCareersView(entry: CareersEntryOf<'careers'>) {
  const { locale, hiring } = entry;
  const open = jobs.all(locale);
  return {
    ...pick(entry, 'title', 'summary', 'work', 'benefits', 'pay', 'equality', 'jobs', 'related'),
    hiring: { ...pick(hiring, 'title', 'lead'), steps: buildHiring(entry) },
    chart: buildBands(entry, open),
    facts: buildFacts(open, entry),
    list: pickJobs(open).map(toJobLine),
    scale: buildPayScale(locale),
    count: translate.careers[locale]('count', { count: open.length }),
    jobsPath: buildPath(locale, 'careers/jobs'),
  };
}

export function buildJobsView(entry: CareersEntryOf<'jobs'>) {
  const { locale, date } = entry;
  const careers = findCareersPage(locale, 'careers');
  const open = jobs.all(locale);
  return {
    ...pick(entry, 'title', 'summary', 'filter', 'speculative', 'related'),
    choice: jobFilter.build(sortByTeam(open), locale),
    deadlines: buildDeadlines(open, locale, date),
    groups: groupJobs(open, locale),
    commonFacts: formatCommonFacts(open, locale),
    scale: buildPayScale(locale),
    facts: buildFacts(open, careers),
    hiring: { ...pick(careers.hiring, 'title', 'lead'), steps: buildHiring(careers) },
  };
}

export type PayScale = ReturnType<typeof buildPayScale>;
