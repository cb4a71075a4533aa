import type { UpcomingWebinar } from '#lib/facts/upcoming-webinars';
import { endOfWebinar } from '#lib/facts/upcoming-webinars';
import { isLocale } from '#lib/i18n/locales';
import type { Values } from '../form-schema';
import { daysAfterWebinar, endOfPeriod } from '../periods';
import type { FormContext } from './context';
import { queueMails } from './store';
import { writeWebinarDetails, type SignUp } from './webinar-mails';

/** @returns undefined if it was cancelled or deleted */
export async function findSignUp({ database }: FormContext, id: string): Promise<SignUp | undefined> {
  const row = await database
    .selectFrom('records')
    .select(['locale', 'entries'])
    .where('id', '=', id)
    .where('form', '=', 'webinar')
    .executeTakeFirst();
  if (!row) return undefined;
  return { id, locale: isLocale(row.locale) ? row.locale : 'en', values: JSON.parse(row.entries) as Values };
}

/** Confirms a sign-up and sends how to join, once; the record is kept until some days after the webinar. */
export async function confirmSignUp(
  context: FormContext,
  webinar: UpcomingWebinar,
  signUp: SignUp,
): Promise<void> {
  const delete_after = endOfPeriod({ days: daysAfterWebinar }, endOfWebinar(webinar)).toISOString();
  await context.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('records')
      .set({ confirmed_at: context.now().toISOString(), delete_after })
      .where('id', '=', signUp.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await queueMails(context, transaction, `${signUp.id}-details`, signUp.id, [
      writeWebinarDetails(context, webinar, signUp),
    ]);
  });
  context.onMail();
}

/** Deletes all sign-ups of an address for the same webinar, by a link from any mail. */
export async function cancelSignUp({ database }: FormContext, { id, values }: SignUp): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('records as own')
      .innerJoin('records as other', 'other.email', 'own.email')
      .select(['other.id', 'other.entries'])
      .where('own.id', '=', id)
      .where('other.form', '=', 'webinar')
      .execute();
    const same = rows.filter(
      ({ entries }) => (JSON.parse(entries) as Values)['webinar'] === values['webinar'],
    );
    if (same.length === 0) return;
    const ids = same.map((row) => row.id);
    await transaction.deleteFrom('records').where('id', 'in', ids).execute();
  });
}
