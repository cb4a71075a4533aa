import { formWords } from '#lib/i18n/form-words';
import { isLocale } from '#lib/i18n/locales';
import { sandboxForm } from '../schemas/sandbox';
import type { Values } from '../form-schema';
import { endOfPeriod, sandboxAccess } from '../periods';
import { answerWithError, sendPage, type Sender } from './answer';
import type { FormContext } from './context';
import { sendButton, type LinkTarget } from './link-page';
import type { Submission } from './mail-parts';
import { writeReceiptMails } from './mails';
import { paragraph } from './page';
import { queueMails } from './store';

async function findRequest({ database }: FormContext, id: string): Promise<Submission | undefined> {
  const row = await database
    .selectFrom('records')
    .select(['locale', 'entries'])
    .where('id', '=', id)
    .where('form', '=', sandboxForm.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const locale = isLocale(row.locale) ? row.locale : 'en';
  return { id, schema: sandboxForm, locale, values: JSON.parse(row.entries) as Values };
}

/** Confirms a request for access: the first time, its period begins and mails to sender and team are queued. */
async function confirmRequest(context: FormContext, request: Submission): Promise<void> {
  const now = context.now();
  const delete_after = endOfPeriod(sandboxAccess, now).toISOString();
  await context.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('records')
      .set({ confirmed_at: now.toISOString(), delete_after })
      .where('id', '=', request.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const { toSender, toTeam } = writeReceiptMails(context, request);
    const mails = [toSender, toTeam].filter((mail) => !!mail);
    await queueMails(context, transaction, `${request.id}-confirmed`, request.id, mails);
  });
  context.onMail();
}

/** The link that confirms a request for access to the sandbox. */
export async function answerRequestLink(
  context: FormContext,
  sender: Sender,
  target: LinkTarget,
  isPost: boolean,
): Promise<Response> {
  const request = await findRequest(context, target.record);
  const localised = { ...sender, locale: request?.locale ?? sender.locale };
  if (!request) return answerWithError(localised, 'link-invalid', 410);
  const { confirmAction, sandbox } = formWords[request.locale].service;
  if (!isPost) return sendButton(localised, target, [sandbox.confirmTitle, sandbox.confirm, confirmAction]);
  await confirmRequest(context, request);
  return sendPage(localised, sandbox.confirmedTitle, paragraph(sandbox.confirmed), 200);
}
