/**
 * Maximum number of pages in memory, about 20 kB each. Evicts the oldest, so that a long visit does not
 * exhaust a small phone.
 */
export const pageCapacity = 20;

/** A bounded map that evicts its oldest entry. */
export type PageMemory<V> = {
  readonly get: (path: string) => V | undefined;
  readonly keep: (path: string, page: V) => V;
};

export function createPageMemory<V>(): PageMemory<V> {
  const pages = new Map<string, V>();
  return {
    get: (path) => pages.get(path),
    keep: (path, page) => {
      pages.set(path, page);
      const oldest = pages.keys().next().value;
      if (pages.size > pageCapacity && oldest !== undefined) pages.delete(oldest);
      return page;
    },
  };
}
