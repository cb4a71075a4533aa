import { brand } from '#content/site/brand';
import { env } from '#lib/config/env';
import { readFormsEndpoint } from '#lib/config/forms-endpoint';
import type { CautionView, FormView, FormWords } from '#lib/core/form-view';
import { toTelephone } from '#lib/core/telephone';
import type { FormId, FormSchema } from '#lib/forms/form-schema';
import { problemKeys, type ProblemKey } from '#lib/forms/problem';
import { addressOf, languageField, refusals } from '#lib/forms/wire';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { buildField } from './form-field';
import { groupFields } from './form-groups';
import { pairFields } from './form-pairs';

/** Words of a form that belong to its page. */
export type FormTexts = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly lead?: string | undefined;
  /** What cannot be undone. */
  readonly caution?: CautionView | undefined;
  readonly submit?: string | undefined;
  /** Subject line where the form becomes an e-mail. */
  readonly subject?: string | undefined;
  /** What stands in the form's place once it is accepted; without it, the page that the service names. */
  readonly done?: { readonly title: string; readonly text: string } | undefined;
  /** What helps with single fields on this page. */
  readonly hints?: Readonly<Record<string, string>> | undefined;
};

export type FormRequest = {
  readonly schema: FormSchema;
  readonly locale: Locale;
  readonly texts: FormTexts;
  /** Values of hidden fields, such as the job. */
  readonly hidden?: Readonly<Record<string, string>>;
};

/** Who gets the e-mail where no service takes the form. Payouts are not asked for by e-mail: nobody can tell who wrote it. */
const mailboxes: Readonly<Record<FormId, string | null>> = {
  newsletter: brand.email.office,
  'futura-newsletter': brand.email.office,
  survey: brand.email.office,
  enquiry: brand.email.sales,
  application: brand.email.careers,
  'withdrawal-sepa': null,
  'withdrawal-crypto': null,
};

/** Problems that fields of a kind can have beside the general ones. */
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

/** Problems that can occur in a form: a page carries the words of no others. */
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

const pick = (words: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.flatMap((key) => (words[key] === undefined ? [] : [[key, words[key]]])));

function buildWords({ schema, locale, texts }: FormRequest): FormWords {
  const { optional, states, problems, refusals: refused } = formWords[locale];
  const own = refusals.filter((reason) => !/^(?:problems|method|unknown-form|link-)/.test(reason));
  const { number: _, choose: __, send, ...said } = states;
  return {
    ...said,
    optional,
    submit: texts.submit ?? send,
    problems: pick(problems, listProblems(schema)),
    refusals: pick(refused, own),
  };
}

/** Below a form: where it says what becomes of the data. */
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

/** Whether the build has a service that takes forms. */
export const hasService = (): boolean => readFormsEndpoint(env) !== undefined;

/** A form as a page prints it: its schema with the words of its language. */
export function buildForm(request: FormRequest): FormView {
  const { schema, locale, texts, hidden = {} } = request;
  const endpoint = readFormsEndpoint(env);
  const { done } = texts;
  const { states, review } = formWords[locale];
  const isReviewed = isPayout(schema);
  // Where nothing has to be filled in, no field needs to say that it may stay empty.
  const hasDuties = schema.fields.some(({ required }) => required === true);
  const fields = schema.fields.filter(({ kind }) => kind !== 'hidden');
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
    telephone: toTelephone(brand.telephone.office),
    done: done ? { ...done, number: isReviewed ? states.number : null } : null,
  };
}
