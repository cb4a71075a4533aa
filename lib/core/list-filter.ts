/** A value of a facet and the number of items that have it. */
export type FilterOption = { readonly value: string; readonly name: string; readonly count: number };

/** A list's filter as a template renders it. */
export type ListFilterView = {
  /** Accessible name of the filter. */
  readonly label: string;
  readonly facets: readonly {
    /** Name of the query parameter. */
    readonly key: string;
    readonly label: string;
    /** Label of the option that selects everything. */
    readonly every: string;
    readonly options: readonly FilterOption[];
  }[];
  /** Number of items shown; `#` is replaced. */
  readonly filtered: string;
  readonly total: number;
  /** Message for an empty result. */
  readonly nothing: string;
  /** Label of the reset button. */
  readonly reset: string;
};

/** Selected value by facet; a missing facet does not filter. */
export type Choice = Readonly<Record<string, string>>;

export type KnownValues = Readonly<Record<string, readonly string[]>>;

/**
 * Reads a choice from the query of a URL.
 *
 * @param query with or without its question mark
 * @param known facets and values of the list; others are ignored
 */
export function readChoice(query: string, known: KnownValues): Choice {
  const parameters = new URLSearchParams(query);
  const pairs = Object.entries(known).flatMap(([facet, values]) => {
    const value = parameters.get(facet);
    return value !== null && values.includes(value) ? [[facet, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * Writes a choice into the query of a URL; other parameters are kept.
 *
 * @param query of the current URL
 * @param facets all facets of the list
 */
export function writeChoice(query: string, choice: Choice, facets: readonly string[]): string {
  const written = new URLSearchParams(query);
  for (const facet of facets) {
    const value = choice[facet];
    // Appended in the order of the facets, so that one choice has one URL.
    written.delete(facet);
    if (value) written.append(facet, value);
  }
  return String(written) && `?${String(written)}`;
}

/**
 * Whether an item has all selected values.
 *
 * @param values of the item as a query: `team=lending&form=full-time&form=part-time`
 */
export function fitsChoice(values: string, choice: Choice): boolean {
  const itemValues = new URLSearchParams(values);
  return Object.entries(choice).every(([facet, value]) => itemValues.getAll(facet).includes(value));
}

/** Number of items with this value of one facet, given the choice of the other facets. */
export function countWith(items: readonly string[], choice: Choice, facet: string, value: string): number {
  return items.filter((values) => fitsChoice(values, { ...choice, [facet]: value })).length;
}

/** Label of an option: name and count. */
export const nameOption = (name: string, count: number): string => `${name} (${String(count)})`;
