import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { wordFacet, wordFilter, yearFacet } from '#lib/page-model/filter-words';
import { buildListFilter, writeValues, type Facet } from '#lib/page-model/list-filter';
import type { ReleaseEntry } from './schema';

type Release = Pick<ReleaseEntry, 'kind' | 'date'>;

/** What releases can be chosen by: what they are about, and their year. */
const listFacets = (locale: Locale): Facet<Release>[] => [
  wordFacet(locale, 'kind', ({ kind }) => [{ value: kind, name: translate.press[locale](`kinds.${kind}`) }]),
  yearFacet(locale),
];

/** The filter of the releases; null where there is nothing to choose. */
export const buildReleaseFilter = (all: readonly Release[], locale: Locale) =>
  buildListFilter(all, listFacets(locale), wordFilter(locale, 'releases', all.length));

/** The values of a release, for its row. */
export const writeReleaseValues = (release: Release, locale: Locale): string =>
  writeValues(release, listFacets(locale));
