import { toMailbox } from './mail-address';
import { addCounts, hashForToday, type CountContext } from './rate-limit';

/**
 * Maximum number of mails per kind, mailbox and day, so that the service cannot be used to flood mailboxes.
 */
const mailsPerDay = 3;

/**
 * Counts a mail to an address from a form. The row stays locked until the transaction ends, so concurrent
 * submissions are counted one by one.
 *
 * @param kind subject of the mail, so that an enquiry cannot suppress a confirmation
 * @returns whether it may be sent
 */
export async function countMail(
  context: CountContext,
  kind: 'subscription' | 'receipt',
  address: string,
): Promise<boolean> {
  const today = context.now().toISOString().slice(0, 10);
  const hash = await hashForToday(context, toMailbox(address));
  const [row] = await addCounts(context, [{ hash, slot: `${today} ${kind}`, count: 1 }]);
  return (row?.count ?? 0) <= mailsPerDay;
}
