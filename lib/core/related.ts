/** The properties by which related items are picked. */
export type Relatable = {
  readonly slug: string;
  readonly name: string;
  readonly keywords: readonly string[];
  /** ISO day; undated items rank last. */
  readonly date?: string | undefined;
};

export type RelatedOptions = {
  /** Slugs selected by the editor, in order; unknown ones are dropped. */
  readonly selected?: readonly string[];
  readonly limit?: number;
  /** Language of the names, for the final order. */
  readonly locale: string;
};

/** docs/specification.md#s153. */
export const relatedLimit = 3;

type PoolIndex<T> = {
  readonly bySlug: ReadonlyMap<string, T>;
  readonly byKeyword: ReadonlyMap<string, readonly T[]>;
  readonly newestFirst: readonly T[];
};

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function newerFirst(a: Relatable, b: Relatable): number {
  return compareText(b.date ?? '', a.date ?? '') || compareText(a.name, b.name);
}

function foldKeywords({ keywords }: Relatable): ReadonlySet<string> {
  return new Set(keywords.map((keyword) => keyword.toLowerCase()));
}

function createIndex<T extends Relatable>(pool: readonly T[]): PoolIndex<T> {
  const byKeyword = new Map<string, T[]>();
  for (const item of pool) {
    for (const keyword of foldKeywords(item)) {
      const items = byKeyword.get(keyword) ?? [];
      items.push(item);
      byKeyword.set(keyword, items);
    }
  }
  return {
    bySlug: new Map(pool.map((item) => [item.slug, item])),
    byKeyword,
    newestFirst: pool.toSorted(newerFirst),
  };
}

/** One index per pool, because comparing each pair would be quadratic. */
const indexes = new WeakMap<readonly Relatable[], PoolIndex<Relatable>>();

function indexOf<T extends Relatable>(pool: readonly T[]): PoolIndex<T> {
  const index = (indexes.get(pool) as PoolIndex<T> | undefined) ?? createIndex(pool);
  indexes.set(pool, index);
  return index;
}

/** Items that share keywords, most shared first, then newest. */
function rankByKeywords<T extends Relatable>(item: Relatable, { byKeyword }: PoolIndex<T>): T[] {
  const shared = new Map<T, number>();
  for (const keyword of foldKeywords(item)) {
    for (const other of byKeyword.get(keyword) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  return [...shared].sort(([a, inA], [b, inB]) => inB - inA || newerFirst(a, b)).map(([other]) => other);
}

/**
 * Picks related items: selected ones first, then those that share most keywords, then the newest.
 * docs/specification.md#s150 to #s155.
 *
 * @param item never part of the result
 * @param pool all items, in any order, not mutated between calls; may contain the item
 * @returns at most `limit` distinct items, sorted by name in the locale
 */
export function pickRelated<T extends Relatable>(
  item: Relatable,
  pool: readonly T[],
  options: RelatedOptions,
): T[] {
  const { selected = [], limit = relatedLimit, locale } = options;
  const index = indexOf(pool);
  const picked = new Map<string, T>();
  const take = (candidates: Iterable<T>): void => {
    for (const candidate of candidates) {
      if (picked.size >= limit) return;
      if (candidate.slug !== item.slug) picked.set(candidate.slug, candidate);
    }
  };
  take(selected.flatMap((slug) => index.bySlug.get(slug) ?? []));
  if (picked.size < limit) take(rankByKeywords(item, index));
  take(index.newestFirst);
  return [...picked.values()].sort((a, b) => a.name.localeCompare(b.name, locale));
}
