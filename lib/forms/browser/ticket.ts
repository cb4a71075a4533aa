import type { Outcome } from './outcome';
import type { DraftStore } from './draft';
import { fetchTicket, sendForm, type Request } from './send';

/** Ticket, or the reason for a missing one. */
export type Ticket = string | Outcome;

/** Holds a form's ticket. */
export type TicketHolder = {
  /** Concurrent calls share a request. */
  readonly take: () => Promise<Ticket>;
  /** Waits until the service accepts the ticket. */
  readonly waitUntilUsable: () => Promise<void>;
  /** Stores that the submission is being sent, so that a reload sends the same one. */
  readonly use: (ticket: string) => void;
  /** Stores the outcome, and fetches a new ticket if this one is used up. */
  readonly settle: (outcome: Outcome) => void;
};

const isSpent = (outcome: Outcome): boolean =>
  outcome.kind === 'refused' && outcome.reason.startsWith('ticket-');

/**
 * Holds the ticket of a form. The draft only contains it while the outcome is unknown, so that a retry is the
 * same submission, and drafts or duplicated tabs never reuse a ticket.
 */
export function holdTicket(form: HTMLFormElement, draft: DraftStore, signal: AbortSignal): TicketHolder {
  const { ticket } = draft.read();
  let held: Promise<Ticket> | undefined = ticket === null ? undefined : Promise.resolve(ticket);
  let usableAt = 0;
  const store = (kept: string | null): void => draft.write({ ...draft.read(), ticket: kept });

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
    use: store,
    settle: (outcome) => {
      if (outcome.kind === 'failed') return;
      store(null);
      if (outcome.kind === 'accepted') held = undefined;
      if (!isSpent(outcome)) return;
      // In advance, because tickets have a minimum age.
      held = undefined;
      void take();
    },
  };
}

/**
 * Sends a form with its ticket. Errors of this script are reported, and the form can still be sent without
 * it.
 *
 * @param inapplicable names of fields that are not sent
 */
export async function sendOnce(
  { form, tickets, signal }: Request & { readonly tickets: TicketHolder },
  inapplicable: readonly string[],
): Promise<Outcome> {
  try {
    const ticket = await tickets.take();
    if (typeof ticket !== 'string') return ticket;
    await tickets.waitUntilUsable();
    tickets.use(ticket);
    const outcome = await sendForm({ form, signal }, ticket, inapplicable);
    tickets.settle(outcome);
    return outcome;
  } catch (error) {
    reportError(error);
    return { kind: 'unserved' };
  }
}
