import { memoizeGetters } from './memoize';

/** Changes of sources, such as files, by their names. */
export type ChangeLog = {
  /** Number of changes so far. */
  readonly count: () => number;
  /** Names of the sources that have changed since a count. */
  readonly since: (count: number) => readonly string[];
};

/** Values derived from sources, each kept until a source that it was made of changes. */
export type DependencyStore = {
  /** Makes a value at the first question, and anew when a source that it was made of has changed. */
  readonly cached: <T>(make: () => T) => () => T;
  /** The same for a value per key. */
  readonly cachedBy: <K, T>(make: (key: K) => T) => (key: K) => T;
  /** Notes that what is made now depends on a source. */
  readonly dependOn: (source: string) => void;
};

type Made<T> = { readonly value: T; readonly sources: ReadonlySet<string>; checked: number };

/**
 * Creates a store. A value that cannot be made is not kept: the next question makes it again.
 *
 * @param log without one nothing ever changes, and nothing is tracked
 */
export function createDependencyStore(log?: ChangeLog): DependencyStore {
  /** Sources of what is being made, the innermost last. */
  const open: Set<string>[] = [];
  const dependOn = (source: string): void => void open.at(-1)?.add(source);

  function isCurrent(made: Made<unknown>): boolean {
    if (!log) return true;
    if (log.since(made.checked).some((source) => made.sources.has(source))) return false;
    made.checked = log.count();
    return true;
  }

  function makeTracked<T>(make: () => T): Made<T> {
    const sources = new Set<string>();
    const checked = log?.count() ?? 0;
    open.push(sources);
    try {
      return { value: make(), sources, checked };
    } finally {
      open.pop();
    }
  }

  function cached<T>(make: () => T): () => T {
    let made: Made<T> | undefined;
    return () => {
      if (!made || !isCurrent(made)) made = makeTracked(make);
      if (log) made.sources.forEach(dependOn);
      return made.value;
    };
  }

  return { cached, cachedBy: (make) => memoizeGetters((key) => cached(() => make(key))), dependOn };
}
