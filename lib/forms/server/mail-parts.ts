import { brand } from '#content/site/brand';
import { formsPath } from '#lib/config/forms-endpoint';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import type { FormId, FormSchema, Values } from '../form-schema';
import { createLinkQuery, type LinkPurpose, type TokenContext } from './tokens';

/** Mail in the outbox. */
export type Mail = {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly reply_to: string | null;
  /** URL to unsubscribe with one request (RFC 8058). */
  readonly unsubscribe: string | null;
  /** Text of a calendar file to attach. */
  readonly calendar?: string | null;
};

/** Submission that mails refer to. */
export type Submission = {
  readonly id: string;
  readonly schema: FormSchema;
  readonly locale: Locale;
  readonly values: Values;
};

/** What links in mails are made of. */
export type MailContext = TokenContext & { readonly origin: string };

/** Replaces placeholders in one pass, so that user input is never interpreted as a placeholder. */
export function fillWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}

/** Messages are typeset for pages; in plain text, no-break spaces become spaces. */
const plain = (text: string): string => text.replaceAll('\u2060', '').replace(/[\u00a0\u202f]/g, ' ');

/** Details that German law requires in business letters, e-mails included (section 80 AktG, section 35a GmbHG). */
export function writeSignature(locale: Locale): string {
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

/** URLs of the links in the mails of forms that need a confirmation. */
export function linkTo(context: MailContext, form: FormId, purpose: LinkPurpose, id: string): string {
  return `${context.origin}${formsPath}/${form}/${purpose}?${createLinkQuery(context, purpose, id)}`;
}

/** A mail as plain text. */
export const toPlain = (mail: Mail): Mail => ({
  ...mail,
  subject: plain(mail.subject),
  body: plain(mail.body),
});
