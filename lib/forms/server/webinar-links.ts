import { findOpenWebinar } from '#lib/facts/upcoming-webinars';
import { formWords } from '#lib/i18n/form-words';
import { readValue } from '../check-form';
import { answerWithError, sendPage, type Sender } from './answer';
import type { FormContext } from './context';
import { sendButton, type LinkTarget } from './link-page';
import { fillWords } from './mail-parts';
import { paragraph } from './page';
import { cancelSignUp, confirmSignUp, findSignUp } from './sign-ups';
import { describeWebinar, type SignUp } from './webinar-mails';

async function confirm(
  context: FormContext,
  sender: Sender,
  target: LinkTarget,
  signUp: SignUp,
  isPost: boolean,
): Promise<Response> {
  const webinar = findOpenWebinar(readValue(signUp.values, 'webinar'), context.now());
  if (!webinar) return answerWithError(sender, 'webinar-over', 410);
  const words = formWords[sender.locale].service;
  const { confirmTitle, confirm: text, confirmedTitle, confirmed } = words.webinar;
  const said = describeWebinar(webinar, sender.locale);
  if (!isPost) return sendButton(sender, target, [confirmTitle, fillWords(text, said), words.confirmAction]);
  await confirmSignUp(context, webinar, signUp);
  return sendPage(sender, confirmedTitle, paragraph(fillWords(confirmed, said)), 200);
}

/** A link of a sign-up: it confirms, or cancels as often as it is followed. */
export async function answerSignUpLink(
  context: FormContext,
  sender: Sender,
  target: LinkTarget,
  isPost: boolean,
): Promise<Response> {
  const signUp = await findSignUp(context, target.record);
  const localised = { ...sender, locale: signUp?.locale ?? sender.locale };
  if (target.purpose === 'confirm')
    return signUp
      ? confirm(context, localised, target, signUp, isPost)
      : answerWithError(localised, 'link-invalid', 410);
  const { cancelTitle, cancel, cancelAction, cancelledTitle, cancelled } =
    formWords[localised.locale].service.webinar;
  if (!isPost) return sendButton(localised, target, [cancelTitle, cancel, cancelAction]);
  if (signUp) await cancelSignUp(context, signUp);
  return sendPage(localised, cancelledTitle, paragraph(cancelled), 200);
}
