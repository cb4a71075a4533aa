import type { Outcome } from './outcome';
import type { DraftStore } from './draft';
import { fetchTicket, sendForm, type Request } from './send';

/** A ticket, or why there is none. */
export type Ticket = string | Outcome;

/** The ticket with which the message of a form is taken once. */
export type TicketHolder = {
  /** Asked for twice at once, it is fetched once. */
  readonly take: () => Promise<Ticket>;
  /** Waits until the service takes a message with the ticket that is held. */
  readonly waitUntilUsable: () => Promise<void>;
  /** Takes note that the message is on its way: from now on a reload sends the same one. */
  readonly use: (ticket: string) => void;
  /** Takes note of how that ended, and fetches another ticket where this one is of no more use. */
  readonly settle: (outcome: Outcome) => void;
};

const isSpent = (outcome: Outcome): boolean =>
  outcome.kind === 'refused' && outcome.reason.startsWith('ticket-');

/**
 * Holds the ticket of a form. The draft has it only while nobody knows whether the message arrived: so a
 * retry is the same message, and a draft or a copied tab brings no ticket back that was used.
 */
export function holdTicket(form: HTMLFormElement, draft: DraftStore, signal: AbortSignal): TicketHolder {
  const { ticket } = draft.read();
  let held: Promise<Ticket> | undefined = ticket === null ? undefined : Promise.resolve(ticket);
  let usableAt = 0;
  const keep = (kept: string | null): void => draft.write({ ...draft.read(), ticket: kept });

  const fetchAnother = async (): Promise<Ticket> => {
    const fetched = await fetchTicket({ form, signal }).catch((error: unknown) => {
      held = undefined;
      throw error;
    });
    if ('ticket' in fetched) {
      usableAt = performance.now() + (fetched.usableIn ?? 0);
      return fetched.ticket;
    }
    held = undefined;
    return fetched;
  };
  const take = (): Promise<Ticket> => (held ??= fetchAnother());
  return {
    take,
    waitUntilUsable: async () => {
      const left = usableAt - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    },
    use: keep,
    settle: (outcome) => {
      if (outcome.kind === 'failed') return;
      keep(null);
      if (outcome.kind === 'accepted') held = undefined;
      if (!isSpent(outcome)) return;
      // At once: the service takes a ticket only after a time.
      held = undefined;
      void take();
    },
  };
}

/**
 * Sends the message with its ticket. An error of this script is reported, and leaves the ways that need none.
 *
 * @param unasked names of fields that are not sent
 */
export async function sendOnce(
  { form, tickets, signal }: Request & { readonly tickets: TicketHolder },
  unasked: readonly string[],
): Promise<Outcome> {
  try {
    const ticket = await tickets.take();
    if (typeof ticket !== 'string') return ticket;
    await tickets.waitUntilUsable();
    tickets.use(ticket);
    const outcome = await sendForm({ form, signal }, ticket, unasked);
    tickets.settle(outcome);
    return outcome;
  } catch (error) {
    reportError(error);
    return { kind: 'unserved' };
  }
}
