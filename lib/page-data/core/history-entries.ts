import { entryKey } from './entry-key';

/** The runtime's state of a history entry: its number, and its vertical scroll position in CSS pixels. */
type EntryState = { readonly key: number; readonly scroll: number };

/** The browser's session history as a dependency. */
export type HistoryDependencies = {
  readonly readState: () => unknown;
  readonly pushState: (state: object, href: string) => void;
  readonly replaceState: (state: object, href: string) => void;
  /** URL of the current entry. */
  readonly href: () => string;
  readonly scrollY: () => number;
};

/** The site's entries of the session history, with their scroll positions. */
export type HistoryEntries = {
  readonly push: (href: string) => void;
  readonly replace: (href: string) => void;
  /** Stores the scroll position in the current entry; call it after scrolling. */
  readonly saveScroll: () => void;
  /** Last known scroll position of the current entry. */
  readonly leftAt: () => number;
  /**
   * Numbers an entry that the browser has added for a link to a fragment. Returns false if the entry is
   * already numbered.
   */
  readonly claimEntry: () => boolean;
  /** After Back or Forward: makes the entry the current one and returns its scroll position. */
  readonly restoreScroll: () => number;
};

/** Reads the runtime's state of an entry. Other code may have overwritten it: anything invalid is ignored. */
function readEntry(state: unknown): EntryState | undefined {
  const entry = (state as { readonly [entryKey]?: Partial<EntryState> | null } | null | undefined)?.[
    entryKey
  ];
  const isOwn = Number.isSafeInteger(entry?.key) && Number.isFinite(entry?.scroll);
  return isOwn ? (entry as EntryState) : undefined;
}

/**
 * Tracks the session history. `history.state` survives a reload, so each entry stores its own position; other
 * state in it, such as that of Next's router, is kept.
 */
export function createHistoryEntries(dependencies: HistoryDependencies): HistoryEntries {
  const { readState, pushState, replaceState, href, scrollY } = dependencies;
  const positions = new Map<number, number>();
  const read = (): EntryState | undefined => readEntry(readState());
  let current = read() ?? { key: 0, scroll: 0 };
  let nextKey = current.key + 1;

  const replace = (address: string): void =>
    replaceState({ ...(readState() as object | null), [entryKey]: current }, address);
  const saveScroll = (): void => {
    current = { ...current, scroll: scrollY() };
    positions.set(current.key, current.scroll);
    replace(href());
  };
  const beginEntry = (): void => {
    current = { key: nextKey, scroll: 0 };
    nextKey += 1;
  };

  if (!read()) replace(href());
  return {
    saveScroll,
    replace,
    leftAt: () => current.scroll,
    push: (address) => {
      saveScroll();
      beginEntry();
      pushState({ [entryKey]: current }, address);
    },
    claimEntry: () => {
      if (read()) return false;
      beginEntry();
      replace(href());
      return true;
    },
    restoreScroll: () => {
      // The window has not scrolled yet: its position is still that of the previous entry.
      positions.set(current.key, scrollY());
      const entry = read() ?? { key: 0, scroll: 0 };
      current = { key: entry.key, scroll: positions.get(entry.key) ?? entry.scroll };
      nextKey = Math.max(nextKey, entry.key + 1);
      return current.scroll;
    },
  };
}
