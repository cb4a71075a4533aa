import { buildSlug } from '#lib/core/slug';
import type { ListFilterView } from '#lib/core/list-filter';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { buildListFilter, writeValues, type Facet, type FacetValue } from './list-filter';

const nothingOf = {
  positions: 'noPositions',
  publications: 'noPublications',
  studies: 'noStudies',
  posts: 'noPosts',
  releases: 'noReleases',
  countries: 'noCountries',
} as const;

const everyOf = {
  team: 'everyTeam',
  place: 'everyPlace',
  form: 'everyForm',
  kind: 'everyKind',
  subject: 'everySubject',
  industry: 'everyIndustry',
  service: 'everyService',
  year: 'everyYear',
  offer: 'everyOffer',
  area: 'everyArea',
} as const;

/**
 * Texts of a list's filter.
 *
 * @param noun kind of the items
 * @param total number of items
 */
export function labelFilter(
  locale: Locale,
  noun: keyof typeof nothingOf,
  total: number,
): Pick<ListFilterView, 'label' | 'filtered' | 'nothing' | 'reset'> {
  const t = translate.filter[locale];
  const filtered = t(noun, { shown: '#', total });
  return { label: t('label'), filtered, nothing: t(nothingOf[noun]), reset: t('reset') };
}

/** A facet with its texts; `key` is the name of the query parameter. */
export function labelFacet<T>(
  locale: Locale,
  key: keyof typeof everyOf,
  of: (item: T) => readonly FacetValue[],
): Facet<T> {
  const t = translate.filter[locale];
  return { key, label: t(key), every: t(everyOf[key]), of };
}

/** A facet value from a display name. */
export const nameValue = (name: string): FacetValue => ({ value: buildSlug(name), name });

/** A facet by year. */
export const yearFacet = <T extends { readonly date: string }>(locale: Locale): Facet<T> =>
  labelFacet(locale, 'year', ({ date }) => [nameValue(date.slice(0, 4))]);

/** Filter of a list of items. */
type ListFilter<T> = {
  /** Null if there is nothing to filter. */
  readonly build: (items: readonly T[], locale: Locale) => ListFilterView | null;
  /** Values of an item, for the attribute of its row. */
  readonly write: (item: T, locale: Locale) => string;
};

/** Creates the filter of a list from its facets. */
export const createListFilter = <T>(
  noun: keyof typeof nothingOf,
  listFacets: (locale: Locale) => readonly Facet<T>[],
): ListFilter<T> => ({
  build: (items, locale) =>
    buildListFilter(items, listFacets(locale), labelFilter(locale, noun, items.length)),
  write: (item, locale) => writeValues(item, listFacets(locale)),
});
