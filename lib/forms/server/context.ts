import type { Refusal } from '../wire';
import type { FormsDatabase } from './database';
import type { RateLimit } from './rate-limit';

/** What is written to the log: what happened to which form, and nothing about whom. */
export type LogEntry = {
  readonly event: string;
  readonly form?: string;
  readonly status?: number;
  readonly reason?: Refusal;
  readonly detail?: string;
};

/** Everything that the form service needs from outside. */
export type FormContext = {
  readonly database: FormsDatabase;
  readonly now: () => Date;
  /** Random bytes as text of hexadecimal digits. */
  readonly random: (bytes: number) => string;
  /** Key of tickets and links: whoever has it can make them. */
  readonly secret: string;
  /** Origin of the site, for links in mails. */
  readonly origin: string;
  /** Origins of other hosts whose pages may send forms here. */
  readonly allowedOrigins: readonly string[];
  readonly limit: RateLimit;
  /** Bytes that all stored files may have together. */
  readonly mostFileBytes: number;
  /** Called after something was put into the outbox. */
  readonly onMail: () => void;
  readonly log: (entry: LogEntry) => void;
};
