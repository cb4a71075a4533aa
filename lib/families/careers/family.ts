import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage } from '#lib/page-model/collection-pages';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { buildJobView } from './job-view';
import { buildJobPosting } from './posting';
import { jobs, type JobEntry } from './schema';
import { buildCareersView, buildJobsView, findCareersPage } from './view';

export const careersPage = template<ReturnType<typeof buildCareersView>>()('careers');
export const jobsPage = template<ReturnType<typeof buildJobsView>>()('jobs');
export const jobPage = template<ReturnType<typeof buildJobView>>()('job', { sections: ['apply'] });

function mainPage(locale: Locale): Page {
  const entry = findCareersPage(locale, 'careers');
  const view = () => buildCareersView(entry);
  return page(careersPage, { id: 'careers', of: entry, view, jsonLd: { '@type': 'WebPage' } });
}

function openingsPage(locale: Locale): Page {
  const entry = findCareersPage(locale, 'jobs');
  return page(jobsPage, {
    kind: 'index',
    id: 'careers/jobs',
    of: entry,
    ancestors: [mainPage(locale)],
    view: () => buildJobsView(entry),
    jsonLd: { '@type': 'CollectionPage' },
  });
}

function toPage(entry: JobEntry): Page {
  const openings = openingsPage(entry.locale);
  const { name: title, summary, date: published } = entry;
  return entryPage(jobPage, openings, entry, () => buildJobView(entry), {
    ancestors: [mainPage(entry.locale), openings],
    feed: { feed: 'jobs', published, title, summary },
    jsonLd: buildJobPosting(entry),
  });
}

/** The careers page, the list of open positions, and the positions. */
export const careersFamily = family('careers', [careersPage, jobsPage, jobPage], (locale) => [
  mainPage(locale),
  openingsPage(locale),
  ...jobs.all(locale).map(toPage),
]);
