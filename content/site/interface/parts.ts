import type { accessSamples, samples } from '../examples';

/** A JSON Schema, as OpenAPI 3.1 uses it. */
export type JsonSchema = { readonly [key: string]: unknown };

/** A message of the page. */
export type SampleName = keyof typeof samples | keyof typeof accessSamples;

type Properties = Readonly<Record<string, JsonSchema>>;

/** An operation of the interface; what holds for all of them, such as errors and headers, is added when the file is written. */
export type Operation = {
  /** Method and address below the version, such as `POST /transfers`. */
  readonly call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;
  /** Name of the function in a generated client. */
  readonly name: string;
  readonly summary: string;
  /** Schema of the body that is sent. */
  readonly takes?: string;
  /** Schema of the body that comes back; with `lists`, of each entry. */
  readonly gives?: string;
  readonly lists?: string;
  /** 200 unless told. */
  readonly status?: 201 | 202 | 204;
  /** Fields by which a list can be narrowed. */
  readonly filters?: readonly string[];
  /** Request and response of `content/site/examples.ts` that show it. */
  readonly samples?: { readonly request?: SampleName; readonly answer: SampleName };
};

/** An operation in one line of a list. */
export type Row = readonly [
  call: Operation['call'],
  name: string,
  summary: string,
  more?: Partial<Operation>,
];

export const toOperations = (rows: readonly Row[]): readonly Operation[] =>
  rows.map(([call, name, summary, more]) => ({ call, name, summary, ...more }));

/** An object; keys that may be absent are named after its properties. */
export const object = (
  description: string,
  properties: Properties,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  description,
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** What may be changed: the same properties, none of which has to be sent. */
export const changes = (description: string, properties: Properties): JsonSchema => ({
  ...object(description, properties, Object.keys(properties)),
  minProperties: 1,
});

export const text = (description: string, maxLength = 140): JsonSchema => ({
  type: 'string',
  description,
  minLength: 1,
  maxLength,
});

export const id = (prefix: string): JsonSchema => ({
  type: 'string',
  pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{8,26}$`,
});

export const oneOf = (description: string, ...values: readonly string[]): JsonSchema => ({
  type: 'string',
  description,
  enum: values,
});

export const list = (items: JsonSchema, description: string): JsonSchema => ({
  type: 'array',
  description,
  items,
});

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const day: JsonSchema = { type: 'string', format: 'date' };
export const moment: JsonSchema = {
  type: 'string',
  format: 'date-time',
  description: 'A time in UTC, in the format of RFC 3339.',
};
export const flag: JsonSchema = { type: 'boolean' };
export const country: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z]{2}$',
  description: 'A two-letter country code of ISO 3166-1.',
};
export const iban: JsonSchema = {
  type: 'string',
  pattern: String.raw`^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$`,
  description: 'An IBAN without spaces; its check digits are verified.',
};
