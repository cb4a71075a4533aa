import { withBase } from '#lib/core/base-path';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import type { FormSchema, Values } from '../form-schema';
import type { Problems } from '../problem';
import type { AcceptedAnswer, Refusal, RefusedAnswer } from '../wire';
import { writeForm, writeSummary } from './markup';
import { pageHeaders, paragraph, writePage } from './page';

/** The sender and how to respond. */
export type Sender = {
  /** Scripts get JSON, people get a page. */
  readonly wantsJson: boolean;
  readonly locale: Locale;
  /** Origin of the sending page if it is on another host; otherwise empty. */
  readonly site: string;
};

/** Responses are personal and must not be cached. The last two headers are for separate hosts. */
const common = {
  'Cache-Control': 'no-store',
  Vary: 'Accept, Origin',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000',
};

const homeOf = ({ site, locale }: Sender): string => site + withBase(`/${locale}/`);

export function sendJson(
  body: object,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...common, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/** @param main HTML of the page's content */
export function sendPage(
  sender: Sender,
  title: string,
  main: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const document = writePage({ locale: sender.locale, title, main, home: homeOf(sender) });
  return new Response(document, { status, headers: { ...common, ...pageHeaders, ...headers } });
}

/** Redirects after a POST with a GET, so that going back does not resubmit. */
export const sendTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...common, Location: location } });

/** State of a form to show again. */
export type SubmittedForm = {
  readonly schema: FormSchema;
  readonly values: Values;
  readonly problems?: Problems;
};

/** Responds with the reason of a rejection; people get the form with their values. */
export function answerWithError(
  sender: Sender,
  reason: Refusal,
  status: number,
  {
    typed,
    headers = {},
  }: { readonly typed?: SubmittedForm; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const { problems } = typed ?? {};
  const answer: RefusedAnswer = problems ? { reason, problems } : { reason };
  if (sender.wantsJson) return sendJson(answer, status, headers);
  const { refusals, service } = formWords[sender.locale];
  const state = typed && { problems: {}, ...typed, locale: sender.locale };
  const main = paragraph(refusals[reason]) + (state ? writeSummary(state) + writeForm(state) : '');
  const title =
    reason === 'webinar-over'
      ? service.webinar.overTitle
      : reason.startsWith('link-')
        ? service.linkTitle
        : service.refusedTitle;
  return sendPage(sender, problems ? service.problemsTitle : title, main, status, headers);
}

/** Responds that a submission was accepted. */
export function answerWithSuccess(sender: Sender, answer: AcceptedAnswer): Response {
  return sender.wantsJson ? sendJson(answer, 200) : sendTo(answer.next);
}
