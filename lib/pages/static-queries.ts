import { createHash } from 'node:crypto';
import { contentMaxAge } from '#lib/config/freshness';
import type { SharedData, StaticQueryName } from '#lib/content/page';
import { rememberEach } from '#lib/core/remember';
import { listCaseStudies } from '#lib/families/case-studies/links';
import { listGlossaryTerms } from '#lib/families/glossary/family';
import { listIndustries } from '#lib/families/industries/view';
import { listServices } from '#lib/families/services/view';
import { localize, type Locale } from '#lib/i18n/locales';
import { listLatestKnowledge } from './latest-knowledge';
import { listSiteIndex } from './site-index';

/** Data that pages of many families show: made once per language, loaded once by a browser. */
const queries: { readonly [Q in StaticQueryName]: (locale: Locale) => SharedData[Q] } = {
  services: listServices,
  'glossary-terms': listGlossaryTerms,
  'latest-knowledge': listLatestKnowledge,
  'case-studies': listCaseStudies,
  industries: listIndustries,
  'site-index': listSiteIndex,
};

export const staticQueryNames = Object.keys(queries) as StaticQueryName[];

/** A static query's result with the hash that names its file. */
export type StaticQuery = {
  readonly hash: string;
  readonly name: StaticQueryName;
  readonly data: SharedData[StaticQueryName];
};

function createQuery(locale: Locale, name: StaticQueryName): StaticQuery {
  const data = queries[name](locale);
  const hash = createHash('sha256')
    .update(JSON.stringify([name, data]))
    .digest('hex')
    .slice(0, 10);
  return { hash, name, data };
}

const known = localize((locale) =>
  rememberEach((name: StaticQueryName) => createQuery(locale, name), contentMaxAge),
);

/** Runs a static query once per language. The hash is of the result, so its file never changes. */
export function runStaticQuery(locale: Locale, name: StaticQueryName): StaticQuery {
  return known[locale](name);
}

/** The shared data a page asked for, by name, as its template gets it. */
export function gatherShared(locale: Locale, names: readonly StaticQueryName[]): Partial<SharedData> {
  return Object.fromEntries(names.map((name) => [name, runStaticQuery(locale, name).data]));
}
