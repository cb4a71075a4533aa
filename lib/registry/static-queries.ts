import { createHash } from 'node:crypto';
import { cachedBy } from '#lib/config/content-store';
import type { SharedData, StaticQueryName } from '#lib/page-model/shared-data';
import { findLeadingCase, listCaseStudies } from '#lib/families/case-studies/links';
import { listGlossaryTerms } from '#lib/families/glossary/family';
import { listServices } from '#lib/families/services/view';
import type { Language } from '#lib/i18n/languages';
import { addSoftHyphens } from '#lib/i18n/soft-hyphens';
import { isLocale, localize, type Locale } from '#lib/i18n/locales';
import { buildKnowledgeHub } from './knowledge-hub';
import { listLatestKnowledge } from './latest-knowledge';
import { listRelatedPages } from './related-pages';
import { listSiteIndex } from './site-index';

/** Data shared by pages of many families, computed once per language. */
const queries: { readonly [Q in StaticQueryName]: (locale: Locale) => SharedData[Q] } = {
  services: listServices,
  'glossary-terms': listGlossaryTerms,
  'latest-knowledge': listLatestKnowledge,
  'knowledge-hub': buildKnowledgeHub,
  'case-studies': listCaseStudies,
  'leading-case': findLeadingCase,
  'related-pages': listRelatedPages,
  'site-index': listSiteIndex,
};

export const staticQueryNames = Object.keys(queries) as StaticQueryName[];

/** A static query's result with the hash in its file name. */
export type StaticQuery = {
  readonly hash: string;
  readonly name: StaticQueryName;
  readonly data: SharedData[StaticQueryName];
};

function createQuery(locale: Locale, name: StaticQueryName): StaticQuery {
  const data = addSoftHyphens(queries[name](locale), locale);
  const hash = createHash('sha256')
    .update(JSON.stringify([name, data]))
    .digest('hex')
    .slice(0, 10);
  return { hash, name, data };
}

const built = localize((locale) => cachedBy((name: StaticQueryName) => createQuery(locale, name)));

/** Runs a static query once per language. The hash is that of the result, so the file is immutable. */
export function runStaticQuery(language: Language, name: StaticQueryName): StaticQuery {
  if (!isLocale(language)) throw new Error(`The static query "${name}" has no result in "${language}".`);
  return built[language](name);
}

/** The shared data of a page by name, as its template gets it. */
export function gatherShared(language: Language, names: readonly StaticQueryName[]): Partial<SharedData> {
  return Object.fromEntries(names.map((name) => [name, runStaticQuery(language, name).data]));
}
