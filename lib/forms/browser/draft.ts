import { draftItem } from '#lib/storage/stored-items';
import type { Values } from '../form-schema';

/** A form's values in the session storage, so that they survive a reload or a lost connection. */
export type Draft = {
  /** Idempotency key of a submission. Null before it is sent, and after its result is known. */
  readonly ticket: string | null;
  readonly values: Values;
};

export const emptyDraft: Draft = { ticket: null, values: {} };

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string');

/** Parses a stored draft; anything invalid gives an empty draft. */
export function parseDraft(text: string | null): Draft {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return emptyDraft;
    const ticket = 'ticket' in draft && typeof draft.ticket === 'string' ? draft.ticket : null;
    return isValues(draft.values) ? { ticket, values: draft.values } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** The draft of a form, stored for the session. */
export type DraftStore = {
  readonly read: () => Draft;
  readonly write: (draft: Draft) => void;
  readonly remove: () => void;
};

/** Opens a draft in session storage; if storage is blocked, it is kept in memory. */
export function openDraft(name: string, storage: () => Storage = () => sessionStorage): DraftStore {
  const key = draftItem.name.replace('*', name);
  let inMemory = emptyDraft;
  const attempt = <T>(act: (store: Storage) => T): T | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => {
      const text = attempt((store) => store.getItem(key));
      return text ? parseDraft(text) : inMemory;
    },
    write: (draft) => {
      inMemory = draft;
      attempt((store) => {
        // If the storage is full, no outdated draft remains.
        store.removeItem(key);
        store.setItem(key, JSON.stringify(draft));
      });
    },
    remove: () => {
      inMemory = emptyDraft;
      attempt((store) => store.removeItem(key));
    },
  };
}
