/** What can be chosen: one value of a facet, and how many items have it. */
export type FilterOption = { readonly value: string; readonly name: string; readonly count: number };

/** A list's filter as a template prints it. */
export type ListFilterView = {
  /** Name of the part. */
  readonly label: string;
  readonly facets: readonly {
    /** Name in the address. */
    readonly key: string;
    readonly label: string;
    /** Name of the choice of everything. */
    readonly every: string;
    readonly options: readonly FilterOption[];
  }[];
  /** How many items are shown; `#` stands for the number. */
  readonly sentence: string;
  readonly total: number;
  /** Said where no item is left. */
  readonly nothing: string;
  /** What shows the whole list again. */
  readonly reset: string;
};

/** What is chosen: a value by facet. A facet that is missing lets everything through. */
export type Choice = Readonly<Record<string, string>>;

/** The values that a list knows, by facet. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/**
 * What an address asks of a list.
 *
 * @param query of the address, with or without its question mark
 * @param known facets and values of the list; what it does not know is ignored
 */
export function readChoice(query: string, known: KnownValues): Choice {
  const asked = new URLSearchParams(query);
  const pairs = Object.entries(known).flatMap(([facet, values]) => {
    const value = asked.get(facet);
    return value !== null && values.includes(value) ? [[facet, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * The query of an address that asks for a choice. What others have written there stays.
 *
 * @param query of the present address
 * @param facets all facets of the list
 */
export function writeChoice(query: string, choice: Choice, facets: readonly string[]): string {
  const written = new URLSearchParams(query);
  for (const facet of facets) {
    const value = choice[facet];
    // In the order of the list: one choice has one address.
    written.delete(facet);
    if (value) written.append(facet, value);
  }
  return String(written) && `?${String(written)}`;
}

/**
 * Whether an item has all that is chosen.
 *
 * @param values of the item as a query: `team=lending&form=full-time&form=part-time`
 */
export function fitsChoice(values: string, choice: Choice): boolean {
  const own = new URLSearchParams(values);
  return Object.entries(choice).every(([facet, value]) => own.getAll(facet).includes(value));
}

/** How many items there would be with this value of one facet, the other facets as they are chosen. */
export function countWith(items: readonly string[], choice: Choice, facet: string, value: string): number {
  return items.filter((values) => fitsChoice(values, { ...choice, [facet]: value })).length;
}

/** An option as people read it: its name and how many items have it. */
export const nameOption = (name: string, count: number): string => `${name} (${String(count)})`;
