import type { Telephone } from './telephone';

export type ChoiceView = {
  readonly value: string;
  readonly label: string;
  /** Note below the label. */
  readonly note?: string;
};

/** A warning above the fields of an irreversible decision. */
export type CautionView = { readonly title: string; readonly text: string };

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'date'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'file';

/** HTML constraint and input attributes of a field. */
export type FieldRules = {
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal';
  readonly accept?: string;
};

export type FieldView = {
  /** Name in the message; with the form's id the field's id. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint: string | null;
  readonly rules: FieldRules;
  readonly choices: readonly ChoiceView[];
  /** Value selected initially. */
  readonly preset: string | null;
  /** Shares a row with the field before or after it if the width allows. */
  readonly half: 'first' | 'second' | null;
  /** False for a field that other answers can make required. */
  readonly isOptional: boolean;
  /** Format of the printed answer. */
  readonly format: 'iban' | 'address' | 'amount' | 'date' | null;
  /** Never stored in a draft, not even for the session. */
  readonly isPrivate: boolean;
};

export type FieldGroup = {
  readonly title: string;
  readonly names: readonly string[];
  readonly caution: CautionView | null;
};

/** Labels and messages of a form; its script replaces words in braces. */
export type FormWords = {
  readonly optional: string;
  readonly submit: string;
  readonly sending: string;
  /** Heading of the summary of problems. */
  readonly invalid: string;
  /** Messages by kind of problem, beside the field and in the summary. */
  readonly problems: Readonly<Record<string, string>>;
  /** Messages by kind of refusal of the server. */
  readonly refusals: Readonly<Record<string, string>>;
  /** `{used}` of `{max}` characters. */
  readonly count: string;
  readonly retry: string;
  readonly offline: string;
  readonly timeout: string;
  readonly server: string;
  /** `{time}` is the remaining time. */
  readonly limited: string;
  readonly lost: string;
  /** Without a service; a telephone number follows. */
  readonly unserved: string;
  readonly refused: string;
  readonly restored: string;
};

/** Texts of the review step and of the printable copy. */
export type ReviewWords = Readonly<Record<'title' | 'text' | 'check' | 'back' | 'print', string>>;

/** Texts of a form that is sent as an e-mail because there is no service or it is unreachable. */
export type MailWords = Readonly<
  Record<'address' | 'subject' | 'note' | 'title' | 'text' | 'copy' | 'copied' | 'open', string>
>;

/** Replaces an accepted form; `{id}` is the number of the request. */
export type ConfirmationWords = Readonly<Record<'title' | 'text', string>> & {
  readonly number: string | null;
};

export type FormView = {
  readonly form: string;
  /** Key of the form's draft in session storage: one per form and subject. */
  readonly draft: string;
  readonly title: string;
  /** Duration or another note beside the title. */
  readonly note: string | null;
  readonly lead: string | null;
  /** URL that it is posted to; null without a service. */
  readonly action: string | null;
  readonly fields: readonly FieldView[];
  /** Groups of a long form, which contain all fields in order; empty for a single list. */
  readonly groups: readonly FieldGroup[];
  /** Values of hidden fields, such as the page's language. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly honeypot: string;
  /** Data protection notice with a link to the privacy policy; HTML. */
  readonly consent: string;
  readonly words: FormWords;
  readonly review: ReviewWords | null;
  /** Null if the form must not be sent as an e-mail. */
  readonly mail: MailWords | null;
  /** Contact if no service accepts the form. */
  readonly telephone: Telephone;
  /** Null if a separate success page follows. */
  readonly done: ConfirmationWords | null;
};
