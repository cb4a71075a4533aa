import type { Generated } from 'kysely';

/** ISO 8601 in UTC, which sorts as text in every database. */
type Moment = string;

/** Submissions; for newsletters, also the state of the subscription. */
export type RecordsTable = {
  id: string;
  form: string;
  /** Idempotency key: from the ticket, or derived from the content if there was no script. Unique. */
  key: string;
  /** Detects other content with the same key. */
  content_hash: string;
  locale: string;
  /** Lower case, with the domain in ASCII; for links, and deletion on request. */
  email: string | null;
  /** Values by field as JSON; all values are strings. */
  entries: string;
  received_at: Moment;
  confirmed_at: Moment | null;
  ended_at: Moment | null;
  /** Null while a subscription is confirmed. */
  delete_after: Moment | null;
};

export type FilesTable = {
  id: string;
  record_id: string;
  field: string;
  name: string;
  size: number;
  content: Buffer | Uint8Array | ArrayBuffer;
};

/** Mails to be sent; rows are deleted on delivery. */
export type OutboxTable = {
  id: string;
  record_id: string;
  recipient: string;
  subject: string;
  body: string;
  reply_to: string | null;
  unsubscribe: string | null;
  /** Text of a calendar file to attach. */
  calendar: Generated<string | null>;
  attempts: Generated<number>;
  due_at: Moment;
};

/** Counters per address, by a hash that cannot be reversed after the day's salt was deleted. */
export type AttemptsTable = { hash: string; slot: string; count: number };

export type SaltsTable = { day: string; salt: string };

/** Time of the last purge. */
export type PurgesTable = { id: string; at: Moment };

export type Tables = {
  records: RecordsTable;
  files: FilesTable;
  outbox: OutboxTable;
  attempts: AttemptsTable;
  salts: SaltsTable;
  purges: PurgesTable;
};
