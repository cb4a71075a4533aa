import { consentItem } from '#lib/storage/stored-items';
import { readRecord, writeRecord } from './record';
import { decideAll, denied, isSame, undecided, type Statuses } from './status';

export type StoreDependencies = {
  /** Throws if the browser blocks storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => Date;
  /** The browser sends a privacy signal: nothing can be granted. */
  readonly refused: boolean;
};

export type ConsentStore = {
  readonly statuses: () => Statuses;
  /** Stores a decision; if storage is blocked, only for the document's lifetime. */
  readonly decide: (statuses: Statuses) => void;
  /** Reads the stored decision again: another tab may have changed it, or it may have expired. */
  readonly refresh: () => void;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: (now: Statuses, before: Statuses) => void) => () => void;
};

const { name } = consentItem;

function readStored({ storage, now }: StoreDependencies): Statuses | undefined {
  try {
    const text = storage().getItem(name);
    const record = readRecord(text, now());
    // Invalid or expired records are removed.
    if (text !== null && !record) storage().removeItem(name);
    return record?.statuses ?? decideAll(undecided);
  } catch {
    return undefined;
  }
}

function save({ storage, now }: StoreDependencies, statuses: Statuses): void {
  try {
    storage().setItem(name, writeRecord(statuses, now()));
  } catch {
    // Blocked or full: the decision applies to this document, and the next one asks again.
  }
}

/** Creates the consent store: one record in local storage, without third-party scripts. */
export function createConsentStore(dependencies: StoreDependencies): ConsentStore {
  const listeners = new Set<(now: Statuses, before: Statuses) => void>();
  const read = (fallback: Statuses): Statuses =>
    dependencies.refused ? decideAll(denied) : (readStored(dependencies) ?? fallback);
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
      if (dependencies.refused) return;
      save(dependencies, statuses);
      change(statuses);
    },
    refresh: () => change(read(current)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
