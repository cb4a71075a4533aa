import { brand } from '#content/site/brand';
import { env } from '#lib/config/env';
import { readFormsEndpoint } from '#lib/config/forms-endpoint';
import type { CautionView, FormView, FormWords } from '#lib/core/form-view';
import { toTelephone } from '#lib/core/telephone';
import { isInVariant } from '#lib/forms/check-form';
import type { FormId, FormSchema } from '#lib/forms/form-schema';
import { problemKeys, type ProblemKey } from '#lib/forms/problem';
import { addressOf, languageField, refusals } from '#lib/forms/wire';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { buildField } from './form-field';
import { groupFields } from './form-groups';
import { pairFields } from './form-pairs';

/** Texts of a form on a page. */
export type FormTexts = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly lead?: string | undefined;
  /** Warning about irreversible choices. */
  readonly caution?: CautionView | undefined;
  readonly submit?: string | undefined;
  /** Subject of the e-mail if there is no form service. */
  readonly subject?: string | undefined;
  /** Replaces the form after it was accepted; by default, the service names a page to go to. */
  readonly done?: { readonly title: string; readonly text: string } | undefined;
  /** Hints by field. */
  readonly hints?: Readonly<Record<string, string>> | undefined;
};

export type FormRequest = {
  readonly schema: FormSchema;
  readonly locale: Locale;
  readonly texts: FormTexts;
  /** Values of hidden fields, such as the job. */
  readonly hidden?: Readonly<Record<string, string>>;
};

/**
 * Recipient of the e-mail if there is no form service. Payouts cannot be requested by e-mail, because the
 * sender is not authenticated.
 */
const mailboxes: Readonly<Record<FormId, string | null>> = {
  newsletter: brand.email.office,
  'futura-newsletter': brand.email.office,
  survey: brand.email.office,
  enquiry: brand.email.sales,
  complaint: brand.email.complaints,
  // A report as an e-mail would name its sender.
  whistleblowing: null,
  application: brand.email.careers,
  webinar: brand.email.office,
  sandbox: brand.email.sales,
  feedback: brand.email.office,
  'withdrawal-sepa': null,
  'withdrawal-crypto': null,
};

/** Problems of a kind of field, in addition to the general ones. */
const ownProblems: Readonly<Record<string, RegExp>> = {
  email: /^email$/,
  tel: /^phone/,
  date: /^day/,
  amount: /^amount$/,
  file: /^(?:attach|file-)/,
  iban: /^iban-/,
  bic: /^bic/,
  address: /^(?:address|network)-/,
  checkbox: /^tick$/,
  radio: /^choose$/,
  select: /^choose$/,
};

const general: readonly ProblemKey[] = ['missing', 'too-long', 'characters'];

/** Problems that can occur in a form; a page contains the messages of no others. */
function listProblems({ fields }: FormSchema): ProblemKey[] {
  const kinds = new Set(fields.map(({ kind }) => kind));
  const named = fields.map(({ missing }) => missing);
  const hasFreeText = fields.some(({ isFreeText }) => isFreeText);
  return problemKeys.filter(
    (key) =>
      general.includes(key) ||
      (key === 'link' && hasFreeText) ||
      named.includes(key) ||
      [...kinds].some((kind) => ownProblems[kind]?.test(key)),
  );
}

const pickPresent = (
  words: Readonly<Record<string, string>>,
  keys: readonly string[],
): Record<string, string> =>
  Object.fromEntries(keys.flatMap((key) => (words[key] === undefined ? [] : [[key, words[key]]])));

/** Refusals that no page of a form shows, and those of one form only. */
const isShown = (reason: string, form: FormId): boolean =>
  !/^(?:problems|method|unknown-form|link-)/.test(reason) &&
  (reason !== 'webinar-over' || form === 'webinar');

function buildWords({ schema, locale, texts }: FormRequest): FormWords {
  const { optional, states, problems, refusals: refused } = formWords[locale];
  const formRefusals = refusals.filter((reason) => isShown(reason, schema.id));
  const { number: _, choose: __, send, ...words } = states;
  return {
    ...words,
    optional,
    submit: texts.submit ?? send,
    problems: pickPresent(problems, listProblems(schema)),
    refusals: pickPresent(refused, formRefusals),
  };
}

/** Privacy note below a form. */
function buildConsent(locale: Locale): string {
  const { consent, privacyPolicy } = formWords[locale];
  const href = buildPath(locale, 'privacy-policy');
  return consent.replace('{link}', `<a href="${href}">${privacyPolicy}</a>`);
}

function buildMail({ schema, locale, texts }: FormRequest): FormView['mail'] {
  const address = mailboxes[schema.id];
  return address === null
    ? null
    : { ...formWords[locale].byMail, address, subject: texts.subject ?? texts.title };
}

const isPayout = ({ id }: FormSchema): boolean => id.startsWith('withdrawal-');

/** Forms that tell their number when they are accepted: letters and calls will name it. */
const tellsNumber = (schema: FormSchema): boolean =>
  isPayout(schema) || schema.id === 'complaint' || schema.isConfidential === true;

/** Whether the build has a form service. */
export const hasService = (): boolean => readFormsEndpoint(env) !== undefined;

/** Builds the view of a form. */
export function buildForm(request: FormRequest): FormView {
  const { schema, locale, texts, hidden = {} } = request;
  const endpoint = readFormsEndpoint(env);
  const { done } = texts;
  const { states, review } = formWords[locale];
  const isReviewed = isPayout(schema);
  // If no field is required, none needs to be marked as optional.
  const hasDuties = schema.fields.some(({ required }) => required === true);
  const fields = schema.fields.filter((field) => field.kind !== 'hidden' && isInVariant(field, hidden));
  const built = fields.map((field) => buildField(field, locale, texts.hints?.[field.name]));
  const halves = pairFields(built.map(({ name, hint }) => ({ name, hasHint: hint !== null })));
  return {
    form: schema.id,
    draft: [schema.id, ...Object.values(hidden)].join(':'),
    title: texts.title,
    note: texts.note ?? null,
    lead: texts.lead ?? null,
    action: endpoint === undefined ? null : addressOf(endpoint, schema.id),
    fields: built.map((field, index) => ({
      ...field,
      isOptional: hasDuties && fields[index]?.required === false,
      half: halves[index] ?? null,
    })),
    groups: groupFields(
      schema.id,
      fields.map(({ name }) => name),
      locale,
      texts.caution,
    ),
    hidden: { ...hidden, [languageField]: locale },
    honeypot: formWords[locale].honeypot,
    consent: buildConsent(locale),
    words: buildWords(request),
    review: isReviewed ? review : null,
    mail: buildMail(request),
    telephone: toTelephone(brand.telephone[schema.isConfidential ? 'reportingOffice' : 'office']),
    done: done ? { ...done, number: tellsNumber(schema) ? states.number : null } : null,
  };
}
