import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FormContext, LogEntry } from './context';
import { openDatabase } from './database';
import { createFormHandler, type FormHandler } from './handler';
import { createFolderMailer, createSmtpMailer } from './mailer';
import { createOutbox } from './outbox';
import { purge } from './purge';
import type { FormSettings } from './settings';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A running service. */
export type FormService = {
  readonly handler: FormHandler;
  /** Sends what is under way, then lets go of the database. */
  readonly close: () => Promise<void>;
};

/** The key of tickets and links: given, or made once and kept where only this user reads it. */
function readSecret({ FORMS_SECRET, FORMS_FOLDER }: FormSettings): string {
  if (FORMS_SECRET !== undefined) return FORMS_SECRET;
  const file = path.join(FORMS_FOLDER, 'secret');
  if (!existsSync(file)) {
    mkdirSync(FORMS_FOLDER, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

const writeLog = (entry: LogEntry): void =>
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));

/** Where the database is: PostgreSQL where an address is set, else a file. */
export const databaseAddress = ({ FORMS_DATABASE_URL, FORMS_FOLDER }: FormSettings): string =>
  FORMS_DATABASE_URL ?? path.join(FORMS_FOLDER, 'forms.db');

/**
 * Starts the form service: database, mail, deletion after the periods.
 *
 * @param log where it is written what happens; by default a line of JSON to the standard output
 * @throws Error where the database cannot be reached
 */
export async function startFormService(settings: FormSettings, log = writeLog): Promise<FormService> {
  const { SMTP_URL, FORMS_FOLDER, FORMS_RATE_COUNT, FORMS_RATE_MINUTES } = settings;
  const database = await openDatabase(databaseAddress(settings));
  const mailer = SMTP_URL
    ? createSmtpMailer(SMTP_URL)
    : createFolderMailer(path.join(FORMS_FOLDER, 'outbox'));
  const base = { database, now: () => new Date(), log };
  const outbox = createOutbox(base, mailer);
  const context: FormContext = {
    ...base,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    secret: readSecret(settings),
    origin: settings.FORMS_ORIGIN,
    allowedOrigins: settings.FORMS_ALLOWED_ORIGINS,
    limit: { count: FORMS_RATE_COUNT, minutes: FORMS_RATE_MINUTES },
    onMail: outbox.wake,
  };
  const clean = (): void =>
    void purge(context).then(
      (count) => log({ event: 'purged', detail: String(count) }),
      () => log({ event: 'purge-failed' }),
    );
  clean();
  outbox.wake();
  const timers = [setInterval(outbox.wake, minute), setInterval(clean, day)];
  const close = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    await outbox.rest();
    await database.destroy();
  };
  return { handler: createFormHandler(context), close };
}
