import type { Problem, ProblemKey } from './problem';

export const formIds = [
  'newsletter',
  'futura-newsletter',
  'survey',
  'enquiry',
  'complaint',
  'whistleblowing',
  'application',
  'webinar',
  'sandbox',
  'feedback',
  'withdrawal-sepa',
  'withdrawal-crypto',
] as const;

export type FormId = (typeof formIds)[number];

/** Field values by name; unticked checkboxes are missing. */
export type Values = Readonly<Record<string, string>>;

/** Metadata of a chosen file. */
export type FileFacts = { readonly name: string; readonly size: number; readonly type: string };

export type Files = Readonly<Record<string, FileFacts>>;

/** Kind of control. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'date'
  | 'amount'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'file'
  | 'iban'
  | 'bic'
  | 'address'
  | 'hidden';

/** For whom something is asked: the hidden field `requester`, in forms with variants for companies or children. */
export type Requester = 'person' | 'company' | 'child';

export type Field = {
  readonly name: string;
  readonly kind: FieldKind;
  /** Whether the field is required, always or depending on the other fields. */
  readonly required: boolean | ((values: Values) => boolean);
  /** Whether the field applies; always by default. Values of fields that do not apply are ignored. */
  readonly applies?: (values: Values) => boolean;
  /** Variant of the form that has the field; all by default. */
  readonly onlyFor?: Requester;
  /** Maximum number of characters. */
  readonly maxLength?: number;
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autocomplete?: string;
  readonly options?: readonly string[];
  /** Never stored in a draft: an IBAN, an address, a file. */
  readonly isPrivate?: boolean;
  /**
   * Free text, in which links are not allowed: only the fields of docs/specification.md#s142, because names
   * contain dots.
   */
  readonly isFreeText?: boolean;
  /** Maximum size of a file in bytes. */
  readonly maxBytes?: number;
  /** Message if it is missing, instead of the general one. */
  readonly missing?: ProblemKey;
  /** Further check of a present value; `today` is a day such as `2026-11-23`. */
  readonly check?: (value: string, values: Values, today: string) => Problem | undefined;
};

export type FormSchema = {
  readonly id: FormId;
  readonly fields: readonly Field[];
  /** Who has sent it, and when, is stored and logged nowhere but in what was typed: reports of wrongdoing. */
  readonly isConfidential?: boolean;
  /** Nobody is named in it: the day is stored, not the time, and many give the same answer. */
  readonly isAnonymous?: boolean;
};
