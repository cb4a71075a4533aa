import { toMailbox } from './mail-address';
import { addCounts, hashForToday, type CountContext } from './rate-limit';

/** Mails of one kind that a mailbox gets in a day: nobody's is filled from here. */
const mailsPerDay = 3;

/**
 * Counts a mail to whoever was named in a form. The row that is counted in stays locked until the
 * transaction ends, so that submissions at the same time count one after the other.
 *
 * @param kind what the mail is about: enquiries in somebody's name do not keep his confirmation away
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
