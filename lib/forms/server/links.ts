import { withBase } from '#lib/core/base-path';
import { formWords } from '#lib/i18n/form-words';
import type { FormId } from '../form-schema';
import { answerWithError, sendPage, sendTo, type Sender } from './answer';
import { answerRequestLink } from './confirm-request';
import type { FormContext } from './context';
import { sendButton, type LinkTarget } from './link-page';
import { fillWords } from './mail-parts';
import { paragraph } from './page';
import { confirmSubscription, endSubscription, findSubscription } from './subscriptions';
import { readLink, type LinkPurpose } from './tokens';
import { answerSignUpLink } from './webinar-links';

function askSubscriber(sender: Sender, target: LinkTarget): Response {
  const { service, titles } = formWords[sender.locale];
  const { confirmTitle, confirm, confirmAction, unsubscribeTitle, unsubscribe, unsubscribeAction } = service;
  const [title, text, action] =
    target.purpose === 'confirm'
      ? [confirmTitle, confirm, confirmAction]
      : [unsubscribeTitle, unsubscribe, unsubscribeAction];
  return sendButton(sender, target, [title, fillWords(text, { title: titles[target.form] }), action]);
}

async function follow(context: FormContext, sender: Sender, { purpose, record, form }: LinkTarget) {
  const { service } = formWords[sender.locale];
  if (purpose === 'unsubscribe') {
    await endSubscription(context, record);
    return sendPage(sender, service.unsubscribedTitle, paragraph(service.unsubscribed), 200);
  }
  const isConfirmed = await confirmSubscription(context, record);
  if (!isConfirmed) return answerWithError(sender, 'link-invalid', 410);
  return sendTo(sender.site + withBase(`/${sender.locale}/${form}-success/`));
}

async function answerSubscription(
  context: FormContext,
  sender: Sender,
  target: LinkTarget,
  isPost: boolean,
): Promise<Response> {
  const subscription = await findSubscription(context, target.form, target.record);
  const localised = { ...sender, locale: subscription?.locale ?? sender.locale };
  if (!subscription && target.purpose === 'confirm') return answerWithError(localised, 'link-invalid', 410);
  return isPost ? follow(context, localised, target) : askSubscriber(localised, target);
}

/** Answers of forms that are no subscriptions. */
const own: Readonly<Partial<Record<FormId, typeof answerSubscription>>> = {
  webinar: answerSignUpLink,
  sandbox: answerRequestLink,
};

/**
 * Handles a link from a mail: GET shows a page with a button, POST performs the action. Authorised by the
 * signature, so that mail programs may post as well (RFC 8058).
 */
export async function answerLink(
  context: FormContext,
  { method, url }: Request,
  form: FormId,
  purpose: LinkPurpose,
  sender: Sender,
): Promise<Response> {
  const { searchParams } = new URL(url);
  const link = readLink(context, purpose, searchParams);
  if ('reason' in link) return answerWithError(sender, link.reason, 410);
  const target = { form, purpose, record: link.record, query: searchParams.toString() };
  const answer = own[form] ?? answerSubscription;
  return answer(context, sender, target, method === 'POST');
}
