import { memoizeGetters } from './memoize';

/** A log of changed sources, such as files, by name. */
export type ChangeLog = {
  readonly count: () => number;
  /** Names of the sources that have changed since a count. */
  readonly since: (count: number) => readonly string[];
};

/** Memoised values, each invalidated when one of its sources changes. */
export type DependencyStore = {
  /** Computes a value at the first call, and again after one of its sources has changed. */
  readonly cached: <T>(make: () => T) => () => T;
  /** The same for a value per key. */
  readonly cachedBy: <K, T>(make: (key: K) => T) => (key: K) => T;
  /** Registers a source of the value that is being computed. */
  readonly dependOn: (source: string) => void;
};

type Entry<T> = { readonly value: T; readonly sources: ReadonlySet<string>; checked: number };

/**
 * A computation that throws is not cached.
 *
 * @param log without one, values are never invalidated and nothing is tracked
 */
export function createDependencyStore(log?: ChangeLog): DependencyStore {
  /** Sources of the running computations, innermost last. */
  const running: Set<string>[] = [];
  const dependOn = (source: string): void => void running.at(-1)?.add(source);

  function isCurrent(entry: Entry<unknown>): boolean {
    if (!log) return true;
    if (log.since(entry.checked).some((source) => entry.sources.has(source))) return false;
    entry.checked = log.count();
    return true;
  }

  function makeTracked<T>(make: () => T): Entry<T> {
    const sources = new Set<string>();
    const checked = log?.count() ?? 0;
    running.push(sources);
    try {
      return { value: make(), sources, checked };
    } finally {
      running.pop();
    }
  }

  function cached<T>(make: () => T): () => T {
    let entry: Entry<T> | undefined;
    return () => {
      if (!entry || !isCurrent(entry)) entry = makeTracked(make);
      if (log) entry.sources.forEach(dependOn);
      return entry.value;
    };
  }

  return { cached, cachedBy: (make) => memoizeGetters((key) => cached(() => make(key))), dependOn };
}
