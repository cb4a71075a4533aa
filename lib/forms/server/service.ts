import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FormContext, LogEntry } from './context';
import { openDatabase } from './database';
import { createFormHandler, type FormHandler } from './handler';
import { createFolderMailer, createSmtpMailer } from './mailer';
import { createOutbox } from './outbox';
import { purge } from './purge';
import type { RateLimit } from './rate-limit';
import { readSecret } from './secret';
import type { FormSettings } from './settings';

const minute = 60_000;
const day = 24 * 60 * minute;
const megabyte = 1_000_000;

export type FormService = {
  readonly handler: FormHandler;
  /** Finishes the current mail, then closes the database. */
  readonly close: () => Promise<void>;
};

const writeLog = (entry: LogEntry): void =>
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));

/** PostgreSQL if its URL is set, otherwise an SQLite file. */
export const databaseAddress = ({ FORMS_DATABASE_URL, FORMS_FOLDER }: FormSettings): string =>
  FORMS_DATABASE_URL ?? path.join(FORMS_FOLDER, 'forms.db');

const readLimit = (settings: FormSettings): RateLimit => ({
  count: settings.FORMS_SUBMISSIONS,
  minutes: settings.FORMS_WINDOW_MINUTES,
  perDay: settings.FORMS_SUBMISSIONS_PER_DAY,
  bytesPerDay: settings.FORMS_MEGABYTES_PER_DAY * megabyte,
});

/**
 * Starts the form service: database, mail, deletion of expired records.
 *
 * @param log writes log entries; by default JSON lines on standard output
 * @throws Error if the database is unreachable or the secret's file is invalid
 */
export async function startFormService(settings: FormSettings, log = writeLog): Promise<FormService> {
  const { SMTP_URL, FORMS_FOLDER } = settings;
  const secret = readSecret(settings);
  const database = await openDatabase(databaseAddress(settings));
  const mailer = SMTP_URL
    ? createSmtpMailer(SMTP_URL)
    : createFolderMailer(path.join(FORMS_FOLDER, 'outbox'));
  const base = { database, now: () => new Date(), log };
  const outbox = createOutbox(base, mailer);
  const context: FormContext = {
    ...base,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    secret,
    origin: settings.FORMS_ORIGIN,
    allowedOrigins: settings.FORMS_ALLOWED_ORIGINS,
    limit: readLimit(settings),
    maxFileBytes: settings.FORMS_FILE_MEGABYTES * megabyte,
    onMail: outbox.wake,
  };
  const clean = (): void =>
    void purge(context).then(
      (count) =>
        log(count === undefined ? { event: 'purge-refused' } : { event: 'purged', detail: String(count) }),
      () => log({ event: 'purge-failed' }),
    );
  clean();
  outbox.wake();
  const timers = [setInterval(outbox.wake, minute), setInterval(clean, day)];
  const close = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    await outbox.end();
    await database.destroy();
  };
  return { handler: createFormHandler(context), close };
}
