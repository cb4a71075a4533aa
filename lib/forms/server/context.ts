import type { Refusal } from '../wire';
import type { FormsDatabase } from './database';
import type { RateLimit } from './rate-limit';

/** Log entry: event and form, without personal data. */
export type LogEntry = {
  readonly event: string;
  readonly form?: string;
  readonly status?: number;
  readonly reason?: Refusal;
  readonly detail?: string;
};

/** Dependencies of the form service. */
export type FormContext = {
  readonly database: FormsDatabase;
  readonly now: () => Date;
  /** Random bytes as hexadecimal digits. */
  readonly random: (bytes: number) => string;
  /** Secret that signs tickets and links. */
  readonly secret: string;
  /** Origin of the site, for links in mails. */
  readonly origin: string;
  /** Origins of other hosts that may send forms. */
  readonly allowedOrigins: readonly string[];
  readonly limit: RateLimit;
  /** Maximum total size of stored files in bytes. */
  readonly maxFileBytes: number;
  /** Called after a mail was added to the outbox. */
  readonly onMail: () => void;
  readonly log: (entry: LogEntry) => void;
};
