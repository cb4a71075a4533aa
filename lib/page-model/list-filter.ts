import type { FilterOption, ListFilterView } from '#lib/core/list-filter';

/** A value as the address and as people write it. */
export type FacetValue = Pick<FilterOption, 'value' | 'name'>;

/** A question that a list can be asked. */
export type Facet<T> = {
  /** Name in the address, such as `team`. */
  readonly key: string;
  readonly label: string;
  /** Name of the choice of everything. */
  readonly every: string;
  /** The values of an item. */
  readonly of: (item: T) => readonly FacetValue[];
};

/** The values of a facet in the order in which items bring them, and how many items have each. */
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
 * The filter of a list. A facet in which there is nothing to choose is left out.
 *
 * @param items in the order of their options
 * @param words of the part; `sentence` has `#` for the number of items that are shown
 * @returns null where no facet has two values
 */
export function buildListFilter<T>(
  items: readonly T[],
  facets: readonly Facet<T>[],
  words: Pick<ListFilterView, 'label' | 'sentence' | 'nothing' | 'reset'>,
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

/** The values of an item as its markup carries them: written like the query of an address. */
export function writeValues<T>(item: T, facets: readonly Facet<T>[]): string {
  const pairs = facets.flatMap(({ key, of }) => of(item).map(({ value }) => [key, value]));
  return String(new URLSearchParams(pairs));
}
