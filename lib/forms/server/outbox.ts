import type { FormContext } from './context';
import type { Mailer } from './mailer';

type Context = Pick<FormContext, 'database' | 'now' | 'log'>;

/** Minutes to wait after each failure in a row; then the last again and again, until the record goes. */
const pauses = [1, 5, 15, 60, 240];

const atOnce = 20;

/**
 * Sends what is due and forgets it. What fails is tried again later; a process that ends in between sends
 * it again, under the same number.
 *
 * @returns how many mails were handed over
 */
export async function sendDue({ database, now, log }: Context, mailer: Mailer): Promise<number> {
  const due = await database
    .selectFrom('outbox')
    .selectAll()
    .where('due_at', '<=', now().toISOString())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  let sent = 0;
  for (const { id, attempts, ...mail } of due) {
    try {
      await mailer(id, mail);
      await database.deleteFrom('outbox').where('id', '=', id).execute();
      sent += 1;
    } catch {
      const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 240;
      const due_at = new Date(now().getTime() + pause * 60_000).toISOString();
      await database
        .updateTable('outbox')
        .set({ attempts: attempts + 1, due_at })
        .where('id', '=', id)
        .execute();
      log({ event: 'mail-failed' });
    }
  }
  return sent;
}

/** Delivers what is in the outbox. */
export type Outbox = {
  /** Sends what is due, now. */
  readonly wake: () => void;
  /** Fulfilled when nothing is being sent. */
  readonly rest: () => Promise<void>;
};

/** Sends until nothing is due, one run at a time, whenever it is told to. */
export function createOutbox(context: Context, mailer: Mailer): Outbox {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      while ((await sendDue(context, mailer)) > 0);
    } while (again);
  };
  return {
    wake: () => {
      again = true;
      running ??= run()
        .catch(() => context.log({ event: 'outbox-failed' }))
        .finally(() => (running = undefined));
    },
    rest: async () => running,
  };
}
