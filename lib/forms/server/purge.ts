import type { FormContext } from './context';
import { forgetDeleted } from './database';

type Context = Pick<FormContext, 'database' | 'now'>;

const year = 366 * 86_400_000;
const mark = 'last';

/**
 * Deletes expired records and the counters of previous days. If the clock has moved by more than a year since
 * the last run, it is probably wrong, and nothing is deleted.
 *
 * @param isConfirmed whether an operator has confirmed the clock
 * @returns number of deleted records; undefined if the clock is implausible
 */
export async function purge({ database, now }: Context, isConfirmed = false): Promise<number | undefined> {
  const moment = now().toISOString();
  const last = await database.selectFrom('purges').select('at').where('id', '=', mark).executeTakeFirst();
  if (!isConfirmed && last && now().getTime() - Date.parse(last.at) > year) return undefined;
  const day = moment.slice(0, 10);
  const { numDeletedRows } = await database
    .deleteFrom('records')
    .where('delete_after', '<=', moment)
    .executeTakeFirst();
  await database.deleteFrom('salts').where('day', '<', day).execute();
  await database.deleteFrom('attempts').where('slot', '<', day).execute();
  await database
    .insertInto('purges')
    .values({ id: mark, at: moment })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: moment }))
    .execute();
  await forgetDeleted(database);
  return Number(numDeletedRows);
}
