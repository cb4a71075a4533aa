import type { Telephone } from './telephone';

/** One answer of a field with a fixed set of answers. */
export type ChoiceView = {
  readonly value: string;
  readonly label: string;
  /** Below the label: what comes with this answer. */
  readonly note?: string;
};

/** What cannot be undone, above the questions that decide it. */
export type CautionView = { readonly title: string; readonly text: string };

/** How a field is filled in: one line, many lines, or by a choice. */
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

/** What a browser can be told of a field: it checks and fills in by itself, and opens the right keyboard. */
export type FieldRules = {
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal';
  /** Types of files that are taken. */
  readonly accept?: string;
};

/** One field as a page prints it. */
export type FieldView = {
  /** Name in the message; with the form's id the field's id. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** What helps to fill it in, below the label. */
  readonly hint: string | null;
  readonly rules: FieldRules;
  readonly choices: readonly ChoiceView[];
  /** Which of the choices is set at first. */
  readonly preset: string | null;
  /** Shares its line with the field before or behind it where there is room. */
  readonly half: 'first' | 'second' | null;
  /** May always stay empty; one that must be filled in by what stands in others is not. */
  readonly isOptional: boolean;
  /** How the answer is printed. */
  readonly format: 'iban' | 'address' | 'amount' | 'date' | null;
  /** Never kept, not even for this session. */
  readonly isPrivate: boolean;
};

/** Fields that belong together, under a title of their own. */
export type FieldGroup = {
  readonly title: string;
  readonly names: readonly string[];
  readonly caution: CautionView | null;
};

/** Words on the form's buttons, and what only its script says; words in braces are filled in by it. */
export type FormWords = {
  readonly optional: string;
  readonly submit: string;
  readonly sending: string;
  /** Heading of the summary of problems. */
  readonly invalid: string;
  /** What is said of each problem, beside the field and in the summary. */
  readonly problems: Readonly<Record<string, string>>;
  /** What is said where the server does not take the form. */
  readonly refusals: Readonly<Record<string, string>>;
  /** `{used}` of `{max}` letters. */
  readonly count: string;
  readonly retry: string;
  readonly offline: string;
  readonly timeout: string;
  readonly server: string;
  /** `{time}` is what is left. */
  readonly limited: string;
  readonly lost: string;
  /** Where nothing takes the form; a telephone number follows. */
  readonly unserved: string;
  readonly refused: string;
  readonly restored: string;
};

/** Words of the review step and of the copy to print. */
export type ReviewWords = Readonly<Record<'title' | 'text' | 'check' | 'back' | 'print', string>>;

/** Words of a form that becomes an e-mail, because there is no service that takes it, or it is not there. */
export type MailWords = Readonly<
  Record<'address' | 'subject' | 'note' | 'title' | 'text' | 'copy' | 'copied' | 'open', string>
>;

/** What stands in the form's place once it is accepted; `{id}` is the number of the request. */
export type DoneWords = Readonly<Record<'title' | 'text', string>> & { readonly number: string | null };

/** A form as a page prints it. */
export type FormView = {
  /** Which form it is. */
  readonly form: string;
  /** Under which name its draft is kept for this session: one of each form and subject. */
  readonly draft: string;
  readonly title: string;
  /** How long it takes, or another word beside the title. */
  readonly note: string | null;
  readonly lead: string | null;
  /** Where it is posted; null without a service. */
  readonly action: string | null;
  readonly fields: readonly FieldView[];
  /** A long form in parts, which hold all its fields in their order; empty where the fields are one list. */
  readonly groups: readonly FieldGroup[];
  /** Values that the page knows, such as its language. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Label of the field that people leave empty. */
  readonly honeypot: string;
  /** What becomes of the data, with a link to the privacy policy; HTML. */
  readonly consent: string;
  readonly words: FormWords;
  readonly review: ReviewWords | null;
  /** Null where the form must not become an e-mail. */
  readonly mail: MailWords | null;
  /** Who helps where nothing takes the form. */
  readonly telephone: Telephone;
  /** Without it, a page of its own says so. */
  readonly done: DoneWords | null;
};
