import { brand } from '#content/site/brand';
import { pick } from '#lib/core/pick';
import { findContactPerson } from '#lib/facts/contact';
import type { FormView } from '#lib/core/form-view';
import { buildForm } from '#lib/facts/form-view';
import { applicationForm } from '#lib/forms/schemas/application';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { splitName } from './job-list';
import { buildMeasured, splitAtMeasured } from './measured';
import { buildOffer } from './pay';
import { jobs, readTeams, type JobEntry } from './schema';
import { buildHiring, findCareersPage } from './view';

/** Application form of a position. */
function buildApplication({ locale, slug, name }: JobEntry): FormView {
  const t = translate.careers[locale];
  return buildForm({
    schema: applicationForm,
    locale,
    texts: {
      title: t('application.title'),
      note: t('application.note'),
      submit: t('application.submit'),
      subject: t('application.subject', { name }),
      done: { title: t('application.done'), text: t('application.doneText') },
      hints: { message: t('application.messageHint'), phone: t('application.phoneHint') },
    },
    hidden: { job: slug },
  });
}

type Job = Pick<JobEntry, 'slug' | 'team' | 'level' | 'date'>;

/** Number of other positions at the end of each. */
const othersAtMost = 2;

/**
 * Related positions: same team first, then same level, newest first within each.
 *
 * @param open all open positions, including this one
 */
export function pickOthers<J extends Job>(current: Job, open: readonly J[]): J[] {
  const similarity = ({ team, level }: Job): number =>
    (team === current.team ? 2 : 0) + (level === current.level ? 1 : 0);
  return open
    .filter(({ slug }) => slug !== current.slug)
    .toSorted((a, b) => similarity(b) - similarity(a) || b.date.localeCompare(a.date))
    .slice(0, othersAtMost);
}

/** Link to a page about the team's work. */
function linkTeam(slug: JobEntry['team'], locale: Locale) {
  const page = readTeams().find((team) => team.slug === slug)?.page;
  return page && { list: page.list[locale], name: page.name[locale], path: buildPath(locale, page.id) };
}

/**
 * Links at the end of a position: other positions, and a page about the team's work.
 *
 * @param title heading above them
 */
function buildRelated(job: JobEntry, title: string) {
  const { locale } = job;
  const others = pickOthers(job, jobs.all(locale)).map(({ slug, name }) => ({
    list: translate.careers[locale]('position'),
    name,
    path: buildPath(locale, `careers/jobs/${slug}`),
  }));
  const team = linkTeam(job.team, locale);
  return { title, pages: [...others, ...(team ? [team] : [])] };
}

/** Table of contents: the headings in the order of the template. */
function listContents(entry: JobEntry) {
  const t = translate.careers[entry.locale];
  const toHeading = (id: 'tasks' | 'must' | 'nice' | 'team') => ({ id, text: t(id) });
  const after = (['must', 'nice', 'team'] as const).map(toHeading);
  return [toHeading('tasks'), ...entry.contents(), ...after];
}

export function buildJobView(entry: JobEntry) {
  const { locale, name } = entry;
  const t = translate.careers[locale];
  const day = formatDay(entry.validThrough, locale);
  // Pay and deadline are shown separately.
  const facts = ['place', 'hours', 'contract', 'start'] as const;
  return {
    ...pick(entry, 'summary', 'tasks', 'must', 'nice', 'teamText'),
    team: readTeams().find(({ slug }) => slug === entry.team)?.name[locale] ?? '',
    body: splitAtMeasured(entry),
    contents: listContents(entry),
    measured: buildMeasured(entry),
    facts: facts.map((key) => ({ label: t(`fact.${key}`), value: entry[key] })),
    offer: buildOffer(entry),
    heading: splitName(name),
    until: t('until', { day }),
    steps: buildHiring(findCareersPage(locale, 'careers')),
    form: buildApplication(entry),
    person: findContactPerson('careers', entry.locale),
    related: buildRelated(entry, findCareersPage(locale, 'jobs').related.title),
    ways: [
      {
        name: brand.email.careers,
        path: `mailto:${brand.email.careers}?subject=${encodeURIComponent(name)}`,
      },
    ],
    labels: pickLabels(
      t,
      'contents',
      'facts',
      'tasks',
      'must',
      'nice',
      'team',
      'steps',
      'apply',
      'applyTitle',
      'applyText',
    ),
  };
}
