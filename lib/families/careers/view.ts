import { payBands, teams } from '#content/careers/teams';
import { brand } from '#content/site/brand';
import { figures } from '#content/site/figures';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { setTexts, type QuotedFacts, type SetTexts } from '#lib/content/set-texts';
import { formatDay } from '#lib/core/date';
import { localeTags, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { careersPages, jobs, type CareersEntry, type CareersEntryOf, type JobEntry } from './collection';

type Words<S extends CareersEntry['slug'], K extends keyof CareersEntryOf<S>> = BaseView &
  SetTexts<Pick<CareersEntryOf<S>, K | 'title' | 'summary'>>;
type Step = { readonly title: string; readonly html: string };

/** A position as lists print it. */
export type JobLine = {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly pay: string;
  readonly meta: readonly string[];
};
export type TeamGroup = { readonly id: string; readonly name: string; readonly jobs: readonly JobLine[] };

export type CareersView = Words<'careers', 'work' | 'benefits' | 'hiring' | 'pay' | 'equality' | 'jobs'> & {
  readonly bands: readonly (readonly string[])[];
  readonly list: readonly JobLine[];
  readonly jobsPath: string;
};

export type JobsView = Words<'jobs', 'speculative' | 'filter'> & {
  readonly groups: readonly TeamGroup[];
  readonly count: string;
};

export type JobView = BaseView & {
  readonly team: string;
  readonly summary: string;
  readonly html: string;
  readonly pay: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly tasks: readonly string[];
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly teamText: string;
  readonly steps: readonly Step[];
  readonly applyHref: string;
  readonly labels: Readonly<
    Record<
      'facts' | 'tasks' | 'must' | 'nice' | 'team' | 'steps' | 'apply' | 'applyTitle' | 'applyText',
      string
    >
  >;
};

const facts: QuotedFacts = { employees: figures.employees, accountsInMillions: figures.accountsInMillions };

function formatEuro(amount: number, locale: Locale): string {
  return amount.toLocaleString(localeTags[locale], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
}

/** A range of pay as a reader of the language writes it. */
export function formatPay(level: keyof typeof payBands, locale: Locale): string {
  const { from, to } = payBands[level];
  return translate.careers[locale]('payRange', {
    from: locale === 'de' ? from.toLocaleString(localeTags.de) : formatEuro(from, locale),
    to: formatEuro(to, locale),
  });
}

function findPage<S extends CareersEntry['slug']>(locale: Locale, slug: S): CareersEntryOf<S> {
  return careersPages.get(locale, slug) as CareersEntryOf<S>;
}

/** The pages above a list or a position, as links. */
export function careersLinks(locale: Locale): readonly [careers: LinkItem, jobs: LinkItem] {
  const link = (slug: CareersEntry['slug'], id: string): LinkItem => ({
    name: findPage(locale, slug).name,
    path: buildPath(locale, id),
  });
  return [link('careers', 'careers'), link('jobs', 'careers/jobs')];
}

function toLine({ locale, slug, name, summary, level, hours, place }: JobEntry): JobLine {
  return {
    name: typeset(name, locale),
    path: buildPath(locale, `careers/jobs/${slug}`),
    text: typeset(summary, locale),
    pay: formatPay(level, locale),
    meta: [place, hours].map((word) => typeset(word, locale)),
  };
}

/** Teams with open positions, in the order of the content module. */
export function groupJobs(entries: readonly JobEntry[], locale: Locale): TeamGroup[] {
  const groups = teams.map(({ slug, name }) => ({
    id: slug,
    name: name[locale],
    jobs: entries.filter(({ team }) => team === slug).map(toLine),
  }));
  return groups.filter(({ jobs: lines }) => lines.length > 0);
}

/** How it is to work here, benefits, hiring, pay. */
export function buildCareersView(entry: CareersEntryOf<'careers'>): CareersView {
  const { locale, title, summary, work, benefits, hiring, pay, equality, jobs: words } = entry;
  return {
    ...buildBaseView(locale, typeset(entry.name, locale)),
    ...setTexts({ title, summary, work, benefits, hiring, pay, equality, jobs: words }, locale, facts),
    bands: Object.values(payBands).map(({ name, text, from, to }) => [
      name[locale],
      text[locale],
      formatEuro(from, locale),
      formatEuro(to, locale),
    ]),
    list: jobs.all(locale).map(toLine),
    jobsPath: buildPath(locale, 'careers/jobs'),
  };
}

/** All open positions by team. */
export function buildJobsView(entry: CareersEntryOf<'jobs'>): JobsView {
  const { locale, title, summary, filter, speculative } = entry;
  const open = jobs.all(locale);
  return {
    ...buildBaseView(locale, typeset(entry.name, locale), [careersLinks(locale)[0]]),
    ...setTexts({ title, summary, filter, speculative }, locale),
    groups: groupJobs(open, locale),
    count: translate.careers[locale]('count', { count: open.length }),
  };
}

function buildLabels(entry: JobEntry): JobView['labels'] {
  const t = translate.careers[entry.locale];
  const day = formatDay(entry.validThrough, entry.locale);
  return {
    facts: t('facts'),
    tasks: t('tasks'),
    must: t('must'),
    nice: t('nice'),
    team: t('team'),
    steps: t('steps'),
    apply: t('apply'),
    applyTitle: t('applyTitle'),
    applyText: typeset(t('applyText', { day, email: brand.email.careers }), entry.locale),
  };
}

/** One position. */
export function buildJobView(entry: JobEntry): JobView {
  const {
    locale,
    name,
    summary,
    tasks,
    must,
    nice,
    teamText,
    hours,
    place,
    start,
    contract,
    validThrough,
    level,
    team,
  } = entry;
  const t = translate.careers[locale];
  const values = {
    pay: formatPay(level, locale),
    place,
    hours,
    contract,
    start,
    until: formatDay(validThrough, locale),
  };
  return {
    ...buildBaseView(locale, typeset(name, locale), careersLinks(locale)),
    ...setTexts({ summary, tasks, must, nice, teamText }, locale),
    team: teams.find(({ slug }) => slug === team)?.name[locale] ?? '',
    html: entry.body().html,
    pay: values.pay,
    facts: Object.entries(values).map(([key, value]) => ({
      label: t(`fact.${key as keyof typeof values}`),
      value: typeset(value, locale),
    })),
    steps: setTexts(findPage(locale, 'careers').hiring.items, locale),
    applyHref: `mailto:${brand.email.careers}?subject=${encodeURIComponent(name)}`,
    labels: buildLabels(entry),
  };
}
