import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { FormsDatabase } from './database';
import { listNetworks } from './network';

/** Limits per address. */
export type RateLimit = {
  /** Submissions within a window of minutes. */
  readonly count: number;
  readonly minutes: number;
  /** Submissions per day. */
  readonly perDay: number;
  /** Bytes of request bodies per day. */
  readonly bytesPerDay: number;
};

export type CountContext = {
  readonly database: FormsDatabase;
  readonly now: () => Date;
  readonly random: (bytes: number) => string;
};

/** A counter: increment, limit, and expiry in milliseconds since the epoch. */
export type Use = {
  readonly slot: string;
  readonly amount: number;
  readonly limit: number;
  readonly until: number;
};

/** Number of households whose submissions a /48 may send. */
const householdsPerNetwork = 4;

const day = 86_400_000;

async function readSalt({ database, random }: CountContext, today: string): Promise<string> {
  const find = () => database.selectFrom('salts').select('salt').where('day', '=', today).executeTakeFirst();
  const salt = await find();
  if (salt) return salt.salt;
  await database
    .insertInto('salts')
    .values({ day: today, salt: random(32) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return (await find())?.salt ?? random(32);
}

/** Hash with a salt that is deleted after a day, so that addresses cannot be recovered. */
export async function hashForToday(context: CountContext, text: string): Promise<string> {
  const salt = await readSalt(context, context.now().toISOString().slice(0, 10));
  return createHmac('sha256', salt).update(text).digest('base64url');
}

type Row = { readonly hash: string; readonly slot: string; readonly count: number };

/**
 * Increments counters in one statement.
 *
 * @returns their new values
 */
export function addCounts(
  { database }: Pick<CountContext, 'database'>,
  rows: readonly Row[],
): Promise<Row[]> {
  return database
    .insertInto('attempts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['hash', 'slot']).doUpdateSet({ count: sql<number>`attempts.count + excluded.count` }),
    )
    .returning(['hash', 'slot', 'count'])
    .execute();
}

/**
 * Counts requests of an address by its networks. Rejected requests are not counted and write nothing.
 *
 * @returns seconds to wait; 0 if allowed
 */
async function countUses(context: CountContext, address: string, uses: readonly Use[]): Promise<number> {
  const networks = listNetworks(address);
  const hashes = await Promise.all(networks.map((network) => hashForToday(context, network)));
  const counters = hashes.flatMap((hash, index) =>
    uses.map(({ limit, ...use }) => ({ ...use, hash, limit: limit * householdsPerNetwork ** index })),
  );
  const rows = await context.database
    .selectFrom('attempts')
    .selectAll()
    .where('hash', 'in', hashes)
    .where(
      'slot',
      'in',
      uses.map(({ slot }) => slot),
    )
    .execute();
  const sumOf = (counts: readonly Row[], { hash, slot }: (typeof counters)[number]): number =>
    counts.find((row) => row.hash === hash && row.slot === slot)?.count ?? 0;
  const exceeded = counters.filter((use) => sumOf(rows, use) + use.amount > use.limit);
  const added = counters.map(({ hash, slot, amount }) => ({ hash, slot, count: amount }));
  const sums = exceeded.length > 0 ? [] : await addCounts(context, added);
  const over = exceeded.length > 0 ? exceeded : counters.filter((use) => sumOf(sums, use) > use.limit);
  const wait = Math.max(0, ...over.map(({ until }) => until - context.now().getTime()));
  return over.length === 0 ? 0 : Math.max(1, Math.ceil(wait / 1000));
}

const endOfDay = (now: number): number => (Math.floor(now / day) + 1) * day;

/**
 * Counts a submission.
 *
 * @returns seconds to wait; 0 if allowed
 */
export function countSubmission(context: CountContext, address: string, limits: RateLimit): Promise<number> {
  const now = context.now().getTime();
  const today = context.now().toISOString().slice(0, 10);
  const length = limits.minutes * 60_000;
  const slot = Math.floor(now / length);
  return countUses(context, address, [
    { slot: `${today} ${slot}`, amount: 1, limit: limits.count, until: (slot + 1) * length },
    { slot: `${today} day`, amount: 1, limit: limits.perDay, until: endOfDay(now) },
  ]);
}

/**
 * Counts the bytes sent by an address.
 *
 * @returns seconds to wait; 0 if allowed
 */
export function countBytes(
  context: CountContext,
  address: string,
  bytes: number,
  { bytesPerDay }: RateLimit,
): Promise<number> {
  const today = context.now().toISOString().slice(0, 10);
  const until = endOfDay(context.now().getTime());
  return countUses(context, address, [{ slot: `${today} bytes`, amount: bytes, limit: bytesPerDay, until }]);
}
