import { brand } from '#content/site/brand';
import { formsPath } from '#lib/config/forms-endpoint';
import { addMonths } from '#lib/core/add-months';
import { withBase } from '#lib/core/base-path';
import { formatDay } from '#lib/i18n/format';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { isAsked, readValue } from '../check-form';
import type { FormId, FormSchema, Values } from '../form-schema';
import { labelLine } from '../label-line';
import { dayInBerlin } from './day-in-berlin';
import { formatValue } from './format-value';
import { toRecipient } from './mail-address';
import { createLinkQuery, type TokenContext } from './tokens';
import { addWorkingDays } from './working-days';

/** Mail in the outbox. */
export type Mail = {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly reply_to: string | null;
  /** URL to unsubscribe with one request (RFC 8058). */
  readonly unsubscribe: string | null;
};

/** Submission that mails refer to. */
export type Submission = {
  readonly id: string;
  readonly schema: FormSchema;
  readonly locale: Locale;
  readonly values: Values;
};

type Context = TokenContext & { readonly origin: string };

/** Replaces placeholders in one pass, so that user input is never interpreted as a placeholder. */
export function fillWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}

/** Messages are typeset for pages; in plain text, no-break spaces become spaces. */
const plain = (text: string): string => text.replaceAll('\u2060', '').replace(/[\u00a0\u202f]/g, ' ');

/** Details that German law requires in business letters, e-mails included (section 80 AktG, section 35a GmbHG). */
function writeSignature(locale: Locale): string {
  const { legalName, address, register, board, supervisoryBoardChair } = brand;
  const { street, postalCode, city } = address;
  const members = board.map(({ name, role }) => `${name} (${role[locale]})`).join(', ');
  const text = fillWords(formWords[locale].mail.signature, {
    ...{ legalName, street, postalCode, city },
    ...{ court: register.court[locale], number: register.number },
    ...{ board: members, chair: supervisoryBoardChair },
  });
  return `\n\n-- \n${text}\n`;
}

/** Whether a form is a newsletter subscription, which needs a confirmation. */
export const isSubscription = (form: FormId): boolean =>
  form === 'newsletter' || form === 'futura-newsletter';

/** Recipients in the company by form. */
const teams: Readonly<Partial<Record<FormId, string>>> = {
  enquiry: brand.email.sales,
  complaint: brand.email.complaints,
  whistleblowing: brand.email.reportingOffice,
  application: brand.email.careers,
  'withdrawal-sepa': brand.email.office,
  'withdrawal-crypto': brand.email.office,
};

/** URLs of the links in a subscription's mails. */
function linkTo(context: Context, form: FormId, purpose: 'confirm' | 'unsubscribe', id: string): string {
  return `${context.origin}${formsPath}/${form}/${purpose}?${createLinkQuery(context, purpose, id)}`;
}

function writeConfirmation(context: Context, { id, schema, locale, values }: Submission): Mail {
  const words = formWords[locale];
  const title = words.titles[schema.id];
  const unsubscribe = linkTo(context, schema.id, 'unsubscribe', id);
  const link = linkTo(context, schema.id, 'confirm', id);
  return {
    recipient: toRecipient(readValue(values, 'email')),
    subject: fillWords(words.mail.confirm.subject, { title }),
    body: fillWords(words.mail.confirm.body, { title, link, unsubscribe }) + writeSignature(locale),
    reply_to: null,
    unsubscribe,
  };
}

type ReceiptText = Exclude<keyof (typeof formWords)['en']['mail']['receipt'], 'subject'>;

/** Texts of receipts by form. */
const receiptTexts: Readonly<Partial<Record<FormId, ReceiptText>>> = {
  enquiry: 'enquiry',
  complaint: 'complaint',
  whistleblowing: 'report',
  application: 'application',
};

/** Teams that answers to a receipt go to: whoever complains or reports adds to it by replying. */
const replies: Readonly<Partial<Record<FormId, string>>> = {
  complaint: brand.email.complaints,
  whistleblowing: brand.email.reportingOffice,
};

/** Months until the reporting office says what it has done (section 17(2) HinSchG). */
const feedbackMonths = 3;

/** Working days until a complaint is answered, and if reasons beyond the bank's control prevent that (section 62 ZAG). */
const answerDays = { usual: 15, latest: 35 } as const;

/** Days and addresses that receipts name. */
function listReceiptWords({ now, origin }: Context, locale: Locale): Readonly<Record<string, string>> {
  const today = dayInBerlin(now());
  return {
    blocking: brand.telephone.cardBlocking,
    answerBy: formatDay(addWorkingDays(today, answerDays.usual), locale),
    latest: formatDay(addWorkingDays(today, answerDays.latest), locale),
    feedbackBy: formatDay(addMonths(today, feedbackMonths), locale),
    page: origin + withBase(`/${locale}/complaint/`),
  };
}

function writeReceipt(context: Context, { id, schema, locale, values }: Submission): Mail {
  const { mail, titles } = formWords[locale];
  const text = mail.receipt[receiptTexts[schema.id] ?? 'withdrawal'];
  return {
    recipient: toRecipient(readValue(values, 'email')),
    subject: fillWords(mail.receipt.subject, { title: titles[schema.id], id }),
    body: fillWords(text, { id, ...listReceiptWords(context, locale) }) + writeSignature(locale),
    reply_to: replies[schema.id] ?? null,
    unsubscribe: null,
  };
}

/** Values for the team, without private fields, which are not sent by mail. */
function listEntries({ schema, values }: Submission): string {
  const { labels } = formWords.de;
  const named: Readonly<Record<string, string>> = labels;
  return schema.fields
    .filter((field) => !field.isPrivate && isAsked(field, values) && readValue(values, field.name) !== '')
    .map((field) =>
      labelLine(named[field.name] ?? field.name, formatValue(field, readValue(values, field.name), 'de')),
    )
    .join('\n');
}

function writeNotice(submission: Submission, recipient: string): Mail {
  const { id, schema, values } = submission;
  const { mail, titles } = formWords.de;
  return {
    recipient,
    subject: fillWords(mail.notice.subject, { title: titles[schema.id], id }),
    body: `${listEntries(submission)}\n\n${mail.notice.private}\nnpm run forms:records -- show ${id}\n`,
    reply_to: schema.isConfidential ? null : toRecipient(readValue(values, 'email')),
    unsubscribe: null,
  };
}

/** Whether the sender is to be written to: an address that does not apply is none. */
const hasAddress = ({ schema, values }: Submission): boolean =>
  schema.fields.some((field) => field.name === 'email' && isAsked(field, values)) &&
  readValue(values, 'email') !== '';

const toPlain = (mail: Mail): Mail => ({ ...mail, subject: plain(mail.subject), body: plain(mail.body) });

/** @returns the mails after a submission: to the sender and to the team */
export function writeMails(
  context: Context,
  submission: Submission,
): { readonly toSender?: Mail; readonly toTeam?: Mail } {
  if (isSubscription(submission.schema.id))
    return { toSender: toPlain(writeConfirmation(context, submission)) };
  const team = teams[submission.schema.id];
  if (team === undefined) return {};
  const toTeam = toPlain(writeNotice(submission, team));
  return hasAddress(submission)
    ? { toSender: toPlain(writeReceipt(context, submission)), toTeam }
    : { toTeam };
}
