/** What a history entry of this site remembers. */
type Entry = { readonly key: number; readonly scroll: number };

/** The parts of the browser that keep the session's history. */
export type HistorySeams = {
  readonly history: History;
  readonly location: Location;
  readonly scrollY: () => number;
};

/**
 * The session's history: own entries, each with its scroll position.
 *
 * It goes past `history.pushState` of the instance, which Next patches, to the platform's: Next's
 * router hydrates the document and then rests, so that its tree and requests cannot interfere.
 */
export type SessionHistory = {
  readonly push: (href: string) => void;
  readonly replace: (href: string) => void;
  /** Notes the position of the entry that is shown; called while the visitor scrolls. */
  readonly remember: () => void;
  /** Makes an entry that the browser added by itself, for a fragment, one of these; false when it is one. */
  readonly adopt: () => boolean;
  /** Call when Back or Forward has changed the entry: gives the position it was left at. */
  readonly enter: () => number;
};

const stateKey = 'stellwerk';

function readEntry(history: History): Entry | undefined {
  return (history.state as { readonly [stateKey]?: Entry } | null)?.[stateKey];
}

export function createSessionHistory({ history, location, scrollY }: HistorySeams): SessionHistory {
  const positions = new Map<number, number>();
  const write = (method: 'pushState' | 'replaceState', entry: Entry, href: string): void => {
    const state = method === 'replaceState' ? (history.state as object | null) : null;
    History.prototype[method].call(history, { ...state, [stateKey]: entry }, '', href);
  };
  let nextKey = (readEntry(history)?.key ?? 0) + 1;
  let current = readEntry(history) ?? { key: 0, scroll: 0 };
  const remember = (): void => {
    current = { ...current, scroll: scrollY() };
    positions.set(current.key, current.scroll);
  };
  const store = (href: string): void => write('replaceState', current, href);
  const begin = (): void => {
    current = { key: nextKey, scroll: 0 };
    nextKey += 1;
  };
  // From here on every entry of this site has its mark.
  if (!readEntry(history)) store(location.href);
  return {
    remember: () => {
      remember();
      store(location.href);
    },
    replace: store,
    push: (href) => {
      remember();
      store(location.href);
      begin();
      write('pushState', current, href);
    },
    adopt: () => {
      if (readEntry(history)) return false;
      begin();
      store(location.href);
      return true;
    },
    enter: () => {
      // The window still stands where the entry that is left was.
      positions.set(current.key, scrollY());
      const entry = readEntry(history) ?? { key: 0, scroll: 0 };
      current = { key: entry.key, scroll: positions.get(entry.key) ?? entry.scroll };
      nextKey = Math.max(nextKey, entry.key + 1);
      return current.scroll;
    },
  };
}
