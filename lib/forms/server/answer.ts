import { withBase } from '#lib/core/base-path';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import type { FormSchema, Values } from '../form-schema';
import type { Problems } from '../problem';
import type { AcceptedAnswer, Refusal, RefusedAnswer } from '../wire';
import { writeForm, writeSummary } from './markup';
import { pageHeaders, paragraph, writePage } from './page';

/** Who is to be answered, and how. */
export type Asker = {
  /** Whether a script asked, which reads JSON; a person gets a page. */
  readonly wantsJson: boolean;
  readonly locale: Locale;
  /** Origin of the pages that sent this, where it is another than the service's own; empty otherwise. */
  readonly site: string;
};

/** Answers are about one person: nobody keeps them. The last two are for a host of the service's own. */
const common = {
  'Cache-Control': 'no-store',
  Vary: 'Accept, Origin',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000',
};

const homeOf = ({ site, locale }: Asker): string => site + withBase(`/${locale}/`);

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

/** @param main HTML */
export function sendPage(
  asker: Asker,
  title: string,
  main: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const document = writePage({ locale: asker.locale, title, main, home: homeOf(asker) });
  return new Response(document, { status, headers: { ...common, ...pageHeaders, ...headers } });
}

/** Sends a browser on: after a POST by a GET, so that going back sends nothing twice. */
export const sendTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...common, Location: location } });

/** What is needed to show a form again. */
export type Typed = { readonly schema: FormSchema; readonly values: Values; readonly problems?: Problems };

/** Says why something was not taken, and shows a person the form with everything that was typed. */
export function refuse(
  asker: Asker,
  reason: Refusal,
  status: number,
  {
    typed,
    headers = {},
  }: { readonly typed?: Typed; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const { problems } = typed ?? {};
  const answer: RefusedAnswer = problems ? { reason, problems } : { reason };
  if (asker.wantsJson) return sendJson(answer, status, headers);
  const { refusals, service } = formWords[asker.locale];
  const state = typed && { problems: {}, ...typed, locale: asker.locale };
  const main = paragraph(refusals[reason]) + (state ? writeSummary(state) + writeForm(state) : '');
  const title = reason.startsWith('link-') ? service.linkTitle : service.refusedTitle;
  return sendPage(asker, problems ? service.problemsTitle : title, main, status, headers);
}

/** Says that something was taken. */
export function accept(asker: Asker, answer: AcceptedAnswer): Response {
  return asker.wantsJson ? sendJson(answer, 200) : sendTo(answer.next);
}
