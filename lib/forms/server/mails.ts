import { brand } from '#content/site/brand';
import { addMonths } from '#lib/core/add-months';
import { withBase } from '#lib/core/base-path';
import { formatDay } from '#lib/i18n/format';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { isFieldShown, readValue } from '../check-form';
import type { FormId } from '../form-schema';
import { labelLine } from '../label-line';
import { needsConfirmation } from './confirmed-forms';
import { dayInBerlin } from '#lib/core/day-in-berlin';
import { formatValue } from './format-value';
import { toRecipient } from './mail-address';
import {
  fillWords,
  linkTo,
  toPlain,
  writeSignature,
  type Mail,
  type MailContext,
  type Submission,
} from './mail-parts';
import { writeWebinarConfirmation } from './webinar-mails';
import { addWorkingDays } from './working-days';

/** Recipients in the company by form. */
const teams: Readonly<Partial<Record<FormId, string>>> = {
  enquiry: brand.email.sales,
  complaint: brand.email.complaints,
  whistleblowing: brand.email.reportingOffice,
  application: brand.email.careers,
  sandbox: brand.email.sales,
  'withdrawal-sepa': brand.email.office,
  'withdrawal-crypto': brand.email.office,
};

function writeConfirmation(context: MailContext, { id, schema, locale, values }: Submission): Mail {
  const words = formWords[locale];
  const title = words.titles[schema.id];
  const { confirm } = words.mail;
  // Access to the sandbox is no subscription: there is nothing to end.
  const unsubscribe = schema.id === 'sandbox' ? null : linkTo(context, schema.id, 'unsubscribe', id);
  const link = linkTo(context, schema.id, 'confirm', id);
  const text = unsubscribe === null ? confirm.request : confirm.body;
  return {
    recipient: toRecipient(readValue(values, 'email')),
    subject: fillWords(confirm.subject, { title }),
    body: fillWords(text, { title, link, unsubscribe: unsubscribe ?? '' }) + writeSignature(locale),
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
  sandbox: 'sandbox',
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
function listReceiptWords({ now, origin }: MailContext, locale: Locale): Readonly<Record<string, string>> {
  const today = dayInBerlin(now());
  return {
    blocking: brand.telephone.cardBlocking,
    answerBy: formatDay(addWorkingDays(today, answerDays.usual), locale),
    latest: formatDay(addWorkingDays(today, answerDays.latest), locale),
    feedbackBy: formatDay(addMonths(today, feedbackMonths), locale),
    developers: origin + withBase(`/${locale}/developers/`),
    page: origin + withBase(`/${locale}/complaint/`),
  };
}

function writeReceipt(context: MailContext, { id, schema, locale, values }: Submission): Mail {
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
    .filter(
      (field) => !field.isPrivate && isFieldShown(field, values) && readValue(values, field.name) !== '',
    )
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
  schema.fields.some((field) => field.name === 'email' && isFieldShown(field, values)) &&
  readValue(values, 'email') !== '';

type Mails = { readonly toSender?: Mail | undefined; readonly toTeam?: Mail };

/** @returns the mails about what people act on: a receipt for the sender, a notice for the team */
export function writeReceiptMails(context: MailContext, submission: Submission): Mails {
  const team = teams[submission.schema.id];
  if (team === undefined) return {};
  const toTeam = toPlain(writeNotice(submission, team));
  return hasAddress(submission)
    ? { toSender: toPlain(writeReceipt(context, submission)), toTeam }
    : { toTeam };
}

/** @returns the mails after a submission: to the sender and to the team, or at first only the one to confirm it */
export function writeMails(context: MailContext, submission: Submission): Mails {
  if (submission.schema.id === 'webinar') return { toSender: writeWebinarConfirmation(context, submission) };
  return needsConfirmation(submission.schema.id)
    ? { toSender: toPlain(writeConfirmation(context, submission)) }
    : writeReceiptMails(context, submission);
}
