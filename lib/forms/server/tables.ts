import type { Generated } from 'kysely';

/** Moments are ISO 8601 in UTC, which sort as text in every database. */
type Moment = string;

/** What somebody has sent, once; of newsletters also what became of it. */
export type RecordsTable = {
  id: string;
  form: string;
  /** Idempotency key: the ticket's, or one of the content where a page had no script. Unique. */
  key: string;
  /** Tells whether the same key came with the same content. */
  content_hash: string;
  locale: string;
  /** Small letters and a domain in ASCII; for links, and deletion on request. */
  email: string | null;
  /** Values by field as JSON, never anything but text. */
  entries: string;
  received_at: Moment;
  confirmed_at: Moment | null;
  ended_at: Moment | null;
  /** Null only while a subscription is confirmed. */
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

/** Mail that has to be sent; a row ends with its delivery. */
export type OutboxTable = {
  id: string;
  record_id: string;
  recipient: string;
  subject: string;
  body: string;
  reply_to: string | null;
  unsubscribe: string | null;
  attempts: Generated<number>;
  due_at: Moment;
};

/** How often and how much an address has sent or got, by a hash that nobody can undo once the day's salt is gone. */
export type AttemptsTable = { hash: string; slot: string; count: number };

export type SaltsTable = { day: string; salt: string };

/** When a purge was made last. */
export type PurgesTable = { id: string; at: Moment };

export type Tables = {
  records: RecordsTable;
  files: FilesTable;
  outbox: OutboxTable;
  attempts: AttemptsTable;
  salts: SaltsTable;
  purges: PurgesTable;
};
