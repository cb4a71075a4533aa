import type { FilterOption, ListFilterView } from '#lib/core/list-filter';

/** A facet value: as query value and as display name. */
export type FacetValue = Pick<FilterOption, 'value' | 'name'>;

/** A property by which a list can be filtered. */
export type Facet<T> = {
  /** Name of the query parameter, such as `team`. */
  readonly key: string;
  readonly label: string;
  /** Label of the option that selects everything. */
  readonly every: string;
  readonly of: (item: T) => readonly FacetValue[];
};

/** The values of a facet in order of first occurrence, with their counts. */
function listOptions<T>(items: readonly T[], { of }: Facet<T>): FilterOption[] {
  const all = items.flatMap((item) => [...new Map(of(item).map((value) => [value.value, value])).values()]);
  const first = new Map(all.toReversed().map((option) => [option.value, option]));
  return [...new Set(all.map(({ value }) => value))].map((value) => ({
    value,
    name: first.get(value)?.name ?? value,
    count: all.filter((option) => option.value === value).length,
  }));
}

/**
 * Builds a list's filter. Facets with fewer than two values are dropped.
 *
 * @param items in the order of their options
 * @param words texts of the filter; `filtered` has `#` for the number of items shown
 * @returns null if no facet has two values
 */
export function buildListFilter<T>(
  items: readonly T[],
  facets: readonly Facet<T>[],
  words: Pick<ListFilterView, 'label' | 'filtered' | 'nothing' | 'reset'>,
): ListFilterView | null {
  const offered = facets
    .map((facet) => ({
      key: facet.key,
      label: facet.label,
      every: facet.every,
      options: listOptions(items, facet),
    }))
    .filter(({ options }) => options.length > 1);
  return offered.length > 0 ? { ...words, facets: offered, total: items.length } : null;
}

/** Serialises an item's values for its markup, as a query string. */
export function writeValues<T>(item: T, facets: readonly Facet<T>[]): string {
  const pairs = facets.flatMap(({ key, of }) => of(item).map(({ value }) => [key, value]));
  return String(new URLSearchParams(pairs));
}
