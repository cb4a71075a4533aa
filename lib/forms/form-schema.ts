import type { Problem, ProblemKey } from './problem';

export const formIds = [
  'newsletter',
  'futura-newsletter',
  'survey',
  'enquiry',
  'application',
  'withdrawal-sepa',
  'withdrawal-crypto',
] as const;

export type FormId = (typeof formIds)[number];

/** What stands in the fields, by their names; a tick box that is not ticked is missing. */
export type Values = Readonly<Record<string, string>>;

/** What is known of a chosen file before it is read. */
export type FileFacts = { readonly name: string; readonly size: number; readonly type: string };

export type Files = Readonly<Record<string, FileFacts>>;

/** How a field is shown; what it accepts is said by its other properties. */
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

export type Field = {
  readonly name: string;
  readonly kind: FieldKind;
  /** Whether it has to be filled in, always or by what stands in the other fields. */
  readonly required: boolean | ((values: Values) => boolean);
  /** Whether it is asked for at all; by default it is. What stands in a field that is not asked for is dropped. */
  readonly applies?: (values: Values) => boolean;
  /** Characters at most. */
  readonly maxLength?: number;
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autocomplete?: string;
  /** Values to choose from. */
  readonly options?: readonly string[];
  /** Never kept in a draft: an IBAN, an address, a file. */
  readonly isPrivate?: boolean;
  /** Free text, in which no link may stand: the fields of docs/specification.md#s142 and no others, since names have dots. */
  readonly isFreeText?: boolean;
  /** Bytes at most, of a file. */
  readonly maxBytes?: number;
  /** What is said when it is missing, where the general message would not do. */
  readonly missing?: ProblemKey;
  /** Further rules for a value that is there; `today` is a day such as `2026-11-23`. */
  readonly check?: (value: string, values: Values, today: string) => Problem | undefined;
};

export type FormSchema = { readonly id: FormId; readonly fields: readonly Field[] };
