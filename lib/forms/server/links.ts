import { formsPath } from '#lib/config/forms-endpoint';
import { withBase } from '#lib/core/base-path';
import { formWords } from '#lib/i18n/form-words';
import type { FormId } from '../form-schema';
import { refuse, sendPage, sendTo, type Asker } from './answer';
import type { FormContext } from './context';
import { fillWords } from './mails';
import { element } from './markup';
import { paragraph } from './page';
import { confirmSubscription, endSubscription, findSubscription } from './subscriptions';
import { readLink, type LinkPurpose } from './tokens';

/** A page with a button, because mail programs may fetch links in advance. */
function sendButton(asker: Asker, purpose: LinkPurpose, form: FormId, query: string): Response {
  const { service, titles } = formWords[asker.locale];
  const words = {
    confirm: [service.confirmTitle, service.confirm, service.confirmAction],
    unsubscribe: [service.unsubscribeTitle, service.unsubscribe, service.unsubscribeAction],
  } as const;
  const [title, text, action] = words[purpose];
  const button = element('button', {}, action);
  const target = `${formsPath}/${form}/${purpose}?${query}`;
  const main = paragraph(fillWords(text, { title: titles[form] }));
  return sendPage(asker, title, main + element('form', { method: 'post', action: target }, button), 200);
}

async function follow(context: FormContext, asker: Asker, purpose: LinkPurpose, id: string, form: FormId) {
  const { service } = formWords[asker.locale];
  if (purpose === 'unsubscribe') {
    await endSubscription(context, id);
    return sendPage(asker, service.unsubscribedTitle, paragraph(service.unsubscribed), 200);
  }
  const isConfirmed = await confirmSubscription(context, id);
  if (!isConfirmed) return refuse(asker, 'link-invalid', 410);
  return sendTo(asker.site + withBase(`/${asker.locale}/${form}-success/`));
}

/**
 * Handles a link from a mail: GET shows a page with a button, POST performs the action. Authorised by the
 * signature, so that mail programs may post as well (RFC 8058).
 */
export async function answerLink(
  context: FormContext,
  { method, url }: Request,
  form: FormId,
  purpose: LinkPurpose,
  asker: Asker,
): Promise<Response> {
  const { searchParams } = new URL(url);
  const link = readLink(context, purpose, searchParams);
  if ('reason' in link) return refuse(asker, link.reason, 410);
  const subscription = await findSubscription(context, form, link.record);
  const localised = { ...asker, locale: subscription?.locale ?? asker.locale };
  if (!subscription && purpose === 'confirm') return refuse(localised, 'link-invalid', 410);
  return method === 'POST'
    ? follow(context, localised, purpose, link.record, form)
    : sendButton(localised, purpose, form, searchParams.toString());
}
