import type { FormContext } from './context';
import type { Mailer } from './mailer';
import type { OutboxTable } from './tables';

type Context = Pick<FormContext, 'database' | 'now' | 'log'>;
type Waiting = Pick<OutboxTable, 'id' | 'due_at'> & { readonly attempts: number };

const minute = 60_000;

/** Minutes to wait after each failure in a row; then the last again and again. */
const pauses = [1, 5, 15, 60, 240];
/** After five days nobody waits for a mail any more; its record stays. */
const mostAttempts = 34;
/** Minutes that a mail belongs to whoever has claimed it: longer than any mail server takes (mailer.ts). */
const claimMinutes = 10;

const atOnce = 20;

const later = ({ now }: Context, minutes: number): string =>
  new Date(now().getTime() + minutes * minute).toISOString();

/**
 * Takes a mail for this process alone: of several that find it due, one changes the moment.
 *
 * @returns false where another was first
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

/** The code of SMTP or of the system: the message may name the recipient. */
function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  const known = typeof responseCode === 'number' ? responseCode : code;
  return typeof known === 'number' || typeof known === 'string' ? String(known) : 'unknown';
}

async function postpone(context: Context, { id, attempts }: Waiting, error: unknown): Promise<void> {
  const { database, log } = context;
  const isLast = attempts + 1 >= mostAttempts;
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
 * Sends what is due and forgets it. What fails is tried again later; what a process that ends in between
 * had claimed is sent again by the next, under the same number.
 *
 * @param isEnding whether to stop after the mail that is being sent
 * @returns how many mails were handed over
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

/** Delivers what is in the outbox. */
export type Outbox = {
  /** Sends what is due, now. */
  readonly wake: () => void;
  /** Fulfilled when nothing is being sent. */
  readonly rest: () => Promise<void>;
  /** Begins no further mail. Fulfilled when nothing is being sent. */
  readonly end: () => Promise<void>;
};

/** Sends until nothing is due, one run at a time, whenever it is told to. */
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
