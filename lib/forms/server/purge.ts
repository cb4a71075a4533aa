import type { FormContext } from './context';

type Context = Pick<FormContext, 'database' | 'now'>;

/**
 * Deletes what may be kept no longer: records after their period, and of the day before everything by
 * which attempts were counted.
 *
 * @returns how many records went
 */
export async function purge({ database, now }: Context): Promise<number> {
  const moment = now().toISOString();
  const day = moment.slice(0, 10);
  const { numDeletedRows } = await database
    .deleteFrom('records')
    .where('delete_after', '<=', moment)
    .executeTakeFirst();
  await database.deleteFrom('salts').where('day', '<', day).execute();
  await database.deleteFrom('attempts').where('slot', '<', day).execute();
  return Number(numDeletedRows);
}
