import { caseStudiesIndexContent } from '#content/case-studies/index';
import { brand } from '#content/site/brand';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { caseStudies, listStudies, type Study } from './collection';
import { buildCaseStudiesIndexView } from './index-page';
import { caseStudiesIndexLink, studyPath } from './links';
import { buildCaseStudyView } from './view';

function toPage(study: Study): Page {
  const { entry, customer } = study;
  const { locale, slug, date } = entry;
  return {
    id: `case-studies/${slug}`,
    locale,
    path: studyPath(locale, slug),
    template: 'case-study',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: date,
    trail: buildTrail(locale, [caseStudiesIndexLink(locale)]),
    staticQueries: ['services', 'industries'],
    view: () => buildCaseStudyView(study),
    schema: {
      '@type': 'Article',
      headline: entry.name,
      datePublished: date,
      about: { '@type': 'Organization', name: customer.name },
      author: { '@type': 'Organization', name: brand.legalName },
    },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = caseStudiesIndexContent[locale];
  return {
    id: 'case-studies',
    locale,
    path: buildPath(locale, 'case-studies'),
    template: 'case-studies-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: caseStudies
      .all(locale)
      .map(({ date }) => date)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildCaseStudiesIndexView(locale),
    schema: { '@type': 'CollectionPage' },
  };
}

export const caseStudiesFamily: Family = {
  name: 'case-studies',
  pages: (locale) => [indexPage(locale), ...listStudies(locale).map(toPage)],
};
