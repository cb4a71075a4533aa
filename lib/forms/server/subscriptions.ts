import { sql } from 'kysely';
import { isLocale, type Locale } from '#lib/i18n/locales';
import { endOfPeriod, proofOfConsent } from '../periods';
import type { FormContext } from './context';

/** Subscription that a link refers to. */
export type Subscription = { readonly id: string; readonly form: string; readonly locale: Locale };

/** @returns undefined if it does not exist any more */
export async function findSubscription(
  { database }: FormContext,
  form: string,
  id: string,
): Promise<Subscription | undefined> {
  const row = await database
    .selectFrom('records')
    .select(['id', 'form', 'locale'])
    .where('id', '=', id)
    .where('form', '=', form)
    .executeTakeFirst();
  return row && { ...row, locale: isLocale(row.locale) ? row.locale : 'en' };
}

/**
 * Confirms a subscription.
 *
 * @returns false if it was ended or deleted
 */
export async function confirmSubscription({ database, now }: FormContext, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('records')
    .set({ confirmed_at: sql<string>`coalesce(confirmed_at, ${now().toISOString()})`, delete_after: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Ends all subscriptions of an address to a list, by a link from any mail. Unconfirmed ones are deleted at
 * once; for others, the proof of consent is kept until claims expire.
 */
export async function endSubscription({ database, now }: FormContext, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('records')
      .select(['form', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return;
    await transaction
      .deleteFrom('records')
      .where('form', '=', row.form)
      .where('email', '=', row.email)
      .where('confirmed_at', 'is', null)
      .execute();
    const delete_after = endOfPeriod(proofOfConsent, now()).toISOString();
    await transaction
      .updateTable('records')
      .set({ ended_at: now().toISOString(), delete_after })
      .where('form', '=', row.form)
      .where('email', '=', row.email)
      .where('ended_at', 'is', null)
      .execute();
  });
}
