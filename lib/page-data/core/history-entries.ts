import { entryKey } from './entry-key';

/** What an entry of the session history remembers: its number, and its vertical position in CSS pixels. */
type EntryState = { readonly key: number; readonly scroll: number };

/** The parts of the browser that keep the session history. */
export type HistorySeams = {
  /** `history.state` of the present entry. */
  readonly readState: () => unknown;
  readonly pushState: (state: object, href: string) => void;
  readonly replaceState: (state: object, href: string) => void;
  /** Address of the present entry. */
  readonly href: () => string;
  readonly scrollY: () => number;
};

/** The site's own entries of the session history, each with its scroll position. */
export type HistoryEntries = {
  readonly push: (href: string) => void;
  readonly replace: (href: string) => void;
  /** Writes the position into the present entry; called when the visitor has scrolled. */
  readonly saveScroll: () => void;
  /** Position at which the present entry was left, as far as it is known. */
  readonly leftAt: () => number;
  /**
   * Numbers an entry that the browser has added by itself, for a link to a fragment. Returns false
   * where the present entry has its number already.
   */
  readonly claimEntry: () => boolean;
  /** Makes the entry that Back or Forward led to the present one. Returns the position it was left at. */
  readonly restoreScroll: () => number;
};

/** Reads what an entry remembers. Other code may have written into it: anything else is no memory. */
function readEntry(state: unknown): EntryState | undefined {
  const entry = (state as { readonly [entryKey]?: Partial<EntryState> | null } | null | undefined)?.[
    entryKey
  ];
  const isOwn = Number.isSafeInteger(entry?.key) && Number.isFinite(entry?.scroll);
  return isOwn ? (entry as EntryState) : undefined;
}

/**
 * Creates the record of the session history. `history.state` outlives a reload, so each entry keeps
 * its own position; what else stands in the state, such as that of Next's router, is kept.
 */
export function createHistoryEntries(seams: HistorySeams): HistoryEntries {
  const { readState, pushState, replaceState, href, scrollY } = seams;
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
      // The window has not moved yet: its position is that of the entry that is left.
      positions.set(current.key, scrollY());
      const entry = read() ?? { key: 0, scroll: 0 };
      current = { key: entry.key, scroll: positions.get(entry.key) ?? entry.scroll };
      nextKey = Math.max(nextKey, entry.key + 1);
      return current.scroll;
    },
  };
}
