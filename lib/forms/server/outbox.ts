import type { FormContext } from './context';
import type { Mailer } from './mailer';
import type { OutboxTable } from './tables';

type Context = Pick<FormContext, 'database' | 'now' | 'log'>;
type Waiting = Pick<OutboxTable, 'id' | 'due_at'> & { readonly attempts: number };

const minute = 60_000;

/** Delays in minutes after consecutive failures; the last one repeats. */
const pauses = [1, 5, 15, 60, 240];
/** Gives up after about five days; the record is kept. */
const maxAttempts = 34;
/** Minutes until a claim expires: longer than the timeouts of the mail server (mailer.ts). */
const claimMinutes = 10;

const atOnce = 20;

const later = ({ now }: Context, minutes: number): string =>
  new Date(now().getTime() + minutes * minute).toISOString();

/**
 * Claims a mail for this process by changing its due time.
 *
 * @returns false if another process was first
 */
async function claim(context: Context, { id, due_at }: Waiting): Promise<boolean> {
  const { numUpdatedRows } = await context.database
    .updateTable('outbox')
    .set({ due_at: later(context, claimMinutes) })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** SMTP or system error code: the message may contain the recipient. */
function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : code;
  return typeof status === 'number' || typeof status === 'string' ? String(status) : 'unknown';
}

async function postpone(context: Context, { id, attempts }: Waiting, error: unknown): Promise<void> {
  const { database, log } = context;
  const isLast = attempts + 1 >= maxAttempts;
  log({ event: isLast ? 'mail-given-up' : 'mail-failed', detail: readCode(error) });
  if (isLast) return void (await database.deleteFrom('outbox').where('id', '=', id).execute());
  const due_at = later(context, pauses[Math.min(attempts, pauses.length - 1)] ?? 240);
  await database
    .updateTable('outbox')
    .set({ attempts: attempts + 1, due_at })
    .where('id', '=', id)
    .execute();
}

/**
 * Sends due mails and removes them. Failures are retried later; mails claimed by a process that ended are
 * sent again by another one, with the same id.
 *
 * @param isEnding whether to stop after the current mail
 * @returns number of mails sent
 */
export async function sendDue(
  context: Context,
  mailer: Mailer,
  isEnding = (): boolean => false,
): Promise<number> {
  const { database, now } = context;
  const due = await database
    .selectFrom('outbox')
    .selectAll()
    .where('due_at', '<=', now().toISOString())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  let sent = 0;
  for (const { id, attempts, due_at, ...mail } of due) {
    const waiting = { id, attempts, due_at };
    if (isEnding() || !(await claim(context, waiting))) continue;
    try {
      await mailer(id, { ...mail });
    } catch (error) {
      await postpone(context, waiting, error);
      continue;
    }
    await database.deleteFrom('outbox').where('id', '=', id).execute();
    sent += 1;
  }
  return sent;
}

export type Outbox = {
  /** Starts sending due mails. */
  readonly wake: () => void;
  /** Resolves when nothing is being sent. */
  readonly rest: () => Promise<void>;
  /** Stops sending. Resolves when the current mail is done. */
  readonly end: () => Promise<void>;
};

/** Sends due mails on demand, one run at a time. */
export function createOutbox(context: Context, mailer: Mailer): Outbox {
  let running: Promise<void> | undefined;
  let [again, isEnding] = [false, false];
  const run = async (): Promise<void> => {
    do {
      again = false;
      while ((await sendDue(context, mailer, () => isEnding)) > 0);
    } while (again && !isEnding);
  };
  return {
    wake: () => {
      again = true;
      running ??= run()
        .catch(() => context.log({ event: 'outbox-failed' }))
        .finally(() => (running = undefined));
    },
    rest: async () => running,
    end: async () => {
      isEnding = true;
      await running;
    },
  };
}
