import { consentItem } from '#lib/storage/stored-items';
import { day } from '#lib/core/timing';
import { readStatuses, type Statuses } from './status';

/** Raised when a category is added or its purpose changes: older decisions were about something else. */
export const version = 1;

/** Milliseconds for which a decision holds: longer than six months, so that nobody is asked all the time. */
export const maxAge = consentItem.lifetime * day;

/** A decision as it is kept: what, and when, as proof (Art. 7(1) GDPR). */
export type ConsentRecord = {
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly statuses: Statuses;
};

/** Makes the text that is kept of a decision. */
export function writeRecord(statuses: Statuses, now: Date): string {
  return JSON.stringify({ version, date: now.toISOString(), statuses } satisfies ConsentRecord);
}

/** Whatever the text says: a value that is no record has none of its fields. */
function parse(text: string): Partial<ConsentRecord> | null {
  try {
    return JSON.parse(text) as Partial<ConsentRecord> | null;
  } catch {
    return null;
  }
}

/**
 * Reads a kept decision.
 *
 * @returns undefined for none, and for one that is unreadable, of another version, older than a year or from the future
 */
export function readRecord(text: string | null, now: Date): ConsentRecord | undefined {
  const record = parse(text ?? '');
  if (record?.version !== version || typeof record.date !== 'string') return undefined;
  const age = now.getTime() - Date.parse(record.date);
  if (!(age >= 0 && age < maxAge)) return undefined;
  return { version, date: record.date, statuses: readStatuses(record.statuses) };
}
