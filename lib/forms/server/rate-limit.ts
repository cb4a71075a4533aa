import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { FormsDatabase } from './database';

/** How often one address may send, and how long it waits then. */
export type RateLimit = { readonly count: number; readonly minutes: number };

type Context = {
  readonly database: FormsDatabase;
  readonly now: () => Date;
  readonly random: (bytes: number) => string;
};

/** One address of IPv4; of IPv6 the network of a household, whose devices change theirs at will. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

async function readSalt({ database, random }: Context, day: string): Promise<string> {
  const find = () => database.selectFrom('salts').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known) return known.salt;
  await database
    .insertInto('salts')
    .values({ day, salt: random(32) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return (await find())?.salt ?? random(32);
}

/**
 * Counts an attempt. Only a hash of the address is kept, with a salt that is thrown away after its day:
 * then nobody can tell whose it was.
 *
 * @returns seconds to wait; 0 where it may go on
 */
export async function countAttempt(
  context: Context,
  address: string,
  { count, minutes }: RateLimit,
): Promise<number> {
  const now = context.now();
  const day = now.toISOString().slice(0, 10);
  const length = minutes * 60_000;
  const slot = Math.floor(now.getTime() / length);
  const salt = await readSalt(context, day);
  const hash = createHmac('sha256', salt).update(networkOf(address)).digest('base64url');
  const row = await context.database
    .insertInto('attempts')
    .values({ hash, slot: `${day} ${slot}`, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['hash', 'slot']).doUpdateSet({ count: sql<number>`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (row.count <= count) return 0;
  return Math.max(1, Math.ceil(((slot + 1) * length - now.getTime()) / 1000));
}
