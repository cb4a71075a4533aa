import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { FormContext, LogEntry } from './context';
import { openDatabase, type FormsDatabase } from './database';
import { createFormHandler } from './handler';
import { sendDue } from './outbox';
import type { Mail } from './mail-parts';
import type { RateLimit } from './rate-limit';
import type { RecordsTable } from './tables';
import { createTicket } from './tokens';

/** Test data and helpers of the form service. */
export const siteOrigin = 'https://www.stellwerk.example';

const schemaName = `forms_test_${process.env['JEST_WORKER_ID'] ?? '1'}`;
const tables = ['outbox', 'files', 'records', 'attempts', 'salts', 'purges'] as const;

/** SQLite, or a separate schema per worker in the PostgreSQL of `FORMS_DATABASE_URL`. */
export function findTestDatabase(file = ':memory:'): string {
  const address = process.env['FORMS_DATABASE_URL'];
  if (address === undefined) return file;
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schemaName}`);
  return url.href;
}

/** Empty database for a test. */
export async function openTestDatabase(): Promise<FormsDatabase> {
  const address = process.env['FORMS_DATABASE_URL'];
  if (address !== undefined) {
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(`create schema if not exists ${schemaName}`);
    await client.end();
  }
  const database = await openDatabase(findTestDatabase());
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(database);
  return database;
}

/** Limits that tests do not reach by accident. */
export const highRateLimit: RateLimit = {
  count: 1000,
  minutes: 10,
  perDay: 10_000,
  bytesPerDay: 1_000_000_000,
};

/** Form service with a controllable clock. */
export type TestService = {
  readonly context: FormContext;
  readonly log: readonly LogEntry[];
  /** Mails that were sent. */
  readonly mails: readonly Mail[];
  readonly ask: (path: string, init?: RequestInit & { address?: string }) => Promise<Response>;
  /** Advances the clock. */
  readonly pass: (milliseconds: number) => void;
  /** A ticket that is old enough to be accepted. */
  readonly ticket: (form: string) => string;
  readonly records: () => Promise<RecordsTable[]>;
  /** @returns number of mails sent */
  readonly sendMails: () => Promise<number>;
  readonly close: () => Promise<void>;
};

export async function startTestService(changes: Partial<FormContext> = {}): Promise<TestService> {
  const database = await openTestDatabase();
  const log: LogEntry[] = [];
  const mails: Mail[] = [];
  let now = Date.parse('2026-11-23T12:00:00Z');
  const context: FormContext = {
    database,
    now: () => new Date(now),
    random: (bytes) => randomBytes(bytes).toString('hex'),
    secret: 'a secret of the tests, long enough for it',
    origin: siteOrigin,
    allowedOrigins: ['https://forms-elsewhere.example'],
    limit: highRateLimit,
    maxFileBytes: 1_000_000_000,
    onMail: () => undefined,
    log: (entry) => log.push(entry),
    ...changes,
  };
  const handler = createFormHandler(context);
  const ask: TestService['ask'] = (path, init = {}) =>
    handler(new Request(`${siteOrigin}/api/forms/${path}`, init), init.address ?? '192.0.2.1');
  return {
    context,
    log,
    mails,
    ask,
    pass: (milliseconds) => void (now += milliseconds),
    ticket: (form) =>
      createTicket({ ...context, now: () => new Date(now - 60_000) }, form, context.random(16)),
    records: () => database.selectFrom('records').selectAll().orderBy('received_at').execute(),
    sendMails: () =>
      sendDue(context, (_id, mail) => {
        mails.push(mail);
        return Promise.resolve();
      }),
    close: () => database.destroy(),
  };
}

/** Enquiry as sent by browsers, with changes; undefined removes a field. */
export const enquiry = (
  changes: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> => {
  const all = {
    topic: 'sales',
    name: 'Ada Byron',
    company: 'Engines Ltd',
    email: 'ada@example.org',
    phone: '',
    message: 'How much is it?',
    'language-of-page': 'en',
    website: '',
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

/** Options of a request from a page's script. */
export const scriptRequest = (
  entries: Readonly<Record<string, string>>,
  headers: HeadersInit = {},
): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json', origin: siteOrigin, ...(headers as Record<string, string>) },
  body: new URLSearchParams(entries),
});

/** Options of a request from a form without a script. */
export const browserRequest = (entries: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { accept: 'text/html', origin: siteOrigin, 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams(entries),
});
