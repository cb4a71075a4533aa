import { consentItem } from '#lib/storage/stored-items';
import { day } from '#lib/core/timing';
import { readStatuses, type Statuses } from './status';

/** Incremented when a category is added or its purpose changes, which invalidates older decisions. */
export const version = 1;

/** Validity of a decision in milliseconds: more than six months, so that visitors are not asked too often. */
export const maxAge = consentItem.lifetime * day;

/** A stored decision with its date, as proof (Art. 7(1) GDPR). */
export type ConsentRecord = {
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly statuses: Statuses;
};

export function writeRecord(statuses: Statuses, now: Date): string {
  return JSON.stringify({ version, date: now.toISOString(), statuses } satisfies ConsentRecord);
}

/** Parses untrusted JSON: any field may be missing. */
function parse(text: string): Partial<ConsentRecord> | null {
  try {
    return JSON.parse(text) as Partial<ConsentRecord> | null;
  } catch {
    return null;
  }
}

/**
 * Parses a stored decision.
 *
 * @returns undefined if missing, invalid, of another version, expired or dated in the future
 */
export function readRecord(text: string | null, now: Date): ConsentRecord | undefined {
  const record = parse(text ?? '');
  if (record?.version !== version || typeof record.date !== 'string') return undefined;
  const age = now.getTime() - Date.parse(record.date);
  if (!(age >= 0 && age < maxAge)) return undefined;
  return { version, date: record.date, statuses: readStatuses(record.statuses) };
}
