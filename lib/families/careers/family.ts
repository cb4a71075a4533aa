import { payBands } from '#content/careers/teams';
import { brand } from '#content/site/brand';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { careersPages, jobs, type CareersEntry, type JobEntry } from './collection';
import { buildCareersView, buildJobsView, buildJobView, careersLinks } from './view';

/** @see https://schema.org/JobPosting */
function buildJobPosting(entry: JobEntry): Record<string, unknown> {
  const { name, summary, tasks, must, date, validThrough, level, slug, locale } = entry;
  const { street, postalCode, city, countryCode } = brand.address;
  const { from, to } = payBands[level];
  return {
    '@type': 'JobPosting',
    title: name.replace(' (m/w/d)', ''),
    description: `<p>${typeset(summary, locale)}</p><ul>${[...tasks, ...must].map((line) => `<li>${typeset(line, locale)}</li>`).join('')}</ul>`,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: slug },
    datePosted: date,
    validThrough,
    employmentType: ['FULL_TIME', 'PART_TIME'],
    hiringOrganization: { '@type': 'Organization', name: brand.legalName, sameAs: brand.origin },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode,
        addressLocality: city,
        addressCountry: countryCode,
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'YEAR' },
    },
    directApply: false,
  };
}

function toPage(entry: CareersEntry): Page {
  const { locale, slug } = entry;
  const isList = slug === 'jobs';
  const id = isList ? 'careers/jobs' : slug;
  return {
    id,
    locale,
    path: buildPath(locale, id),
    template: slug,
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, isList ? careersLinks(locale).slice(0, 1) : []),
    staticQueries: [],
    view: () => (entry.slug === 'jobs' ? buildJobsView(entry) : buildCareersView(entry)),
    schema: { '@type': isList ? 'CollectionPage' : 'WebPage' },
    source: { file: entry.file, links: entry.links },
    anchors: () => [],
  };
}

function toJobPage(entry: JobEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `careers/jobs/${slug}`,
    locale,
    path: buildPath(locale, `careers/jobs/${slug}`),
    template: 'job',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, careersLinks(locale)),
    staticQueries: [],
    view: () => buildJobView(entry),
    schema: buildJobPosting(entry),
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

/** Working here, and the open positions. */
export const careersFamily: Family = {
  name: 'careers',
  pages: (locale) => [...careersPages.all(locale).map(toPage), ...jobs.all(locale).map(toJobPage)],
};
