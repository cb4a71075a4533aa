import { consentItem } from '#lib/storage/stored-items';
import { readRecord, writeRecord } from './record';
import { decideAll, denied, isSame, undecided, type Statuses } from './status';

export type StoreSeams = {
  /** Throws where the browser blocks storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => Date;
  /** The browser refuses for its user: nothing can be granted. */
  readonly refused: boolean;
};

/** The visitor's decisions. */
export type ConsentStore = {
  readonly statuses: () => Statuses;
  /** Keeps a decision; where storage is blocked, for as long as the document lives. */
  readonly decide: (statuses: Statuses) => void;
  /** Reads again what is kept: another tab, or the end of its time, may have changed it. */
  readonly refresh: () => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: (now: Statuses, before: Statuses) => void) => () => void;
};

const { name } = consentItem;

function readKept({ storage, now }: StoreSeams): Statuses | undefined {
  try {
    const text = storage().getItem(name);
    const record = readRecord(text, now());
    // What counts no more is not kept either.
    if (text !== null && !record) storage().removeItem(name);
    return record?.statuses ?? decideAll(undecided);
  } catch {
    return undefined;
  }
}

function keep({ storage, now }: StoreSeams, statuses: Statuses): void {
  try {
    storage().setItem(name, writeRecord(statuses, now()));
  } catch {
    // Blocked or full: the decision holds in this document, and the question comes again in the next.
  }
}

/** Creates the store of decisions: one record on the visitor's own device, and nobody else's script. */
export function createConsentStore(seams: StoreSeams): ConsentStore {
  const listeners = new Set<(now: Statuses, before: Statuses) => void>();
  const read = (fallback: Statuses): Statuses =>
    seams.refused ? decideAll(denied) : (readKept(seams) ?? fallback);
  let current = read(decideAll(undecided));
  const change = (next: Statuses): void => {
    const before = current;
    if (isSame(next, before)) return;
    current = next;
    for (const listener of listeners) listener(next, before);
  };
  return {
    statuses: () => current,
    decide: (statuses) => {
      if (seams.refused) return;
      keep(seams, statuses);
      change(statuses);
    },
    refresh: () => change(read(current)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
