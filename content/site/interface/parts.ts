import { examples, type accessSamples, type samples } from '../examples';

/** A JSON Schema, as OpenAPI 3.1 uses it. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly default?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly items?: JsonSchema;
  readonly properties?: Properties;
  readonly required?: readonly string[];
  /** The first one is shown in the examples of operations. */
  readonly examples?: readonly unknown[];
};

/** A message of the page. */
export type SampleName = keyof typeof samples | keyof typeof accessSamples;

export type Properties = Readonly<Record<string, JsonSchema>>;

/** An operation of the interface; what holds for all of them, such as errors and headers, is added when the file is written. */
export type Operation = {
  /** Method and address below the version, such as `POST /transfers`. */
  readonly call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;
  /** Name of the function in a generated client. */
  readonly name: string;
  readonly summary: string;
  /** What to know before it is called. */
  readonly description?: string;
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

/** A schema with a value that shows it. */
export const like = (schema: JsonSchema, example: unknown): JsonSchema => ({
  ...schema,
  examples: [example],
});

/** What the ids name, and an example of each. */
const ids = {
  per: ['Id of a person.', examples.ids.person],
  com: ['Id of a company.', 'com_01KAH2K8'],
  ver: ['Id of an identification.', 'ver_01KAH2JX'],
  acc: ['Id of an account.', examples.ids.account],
  stm: ['Id of a statement.', 'stm_01KAK0A1'],
  trf: ['Id of a transfer.', examples.ids.transfer],
  mnd: ['Id of a mandate.', 'mnd_01KAH5C2'],
  ddb: ['Id of a direct debit.', 'ddb_01KAH5D9'],
  spl: ['Id of a rule.', 'spl_01KAH6F4'],
  crd: ['Id of a card.', 'crd_01KAH4Q1'],
  cpm: ['Id of a card payment.', 'cpm_01KAH4S6'],
  lap: ['Id of a loan application.', 'lap_01KAH7B3'],
  lon: ['Id of a loan.', 'lon_01KAH7E8'],
  whk: ['Id of an endpoint.', 'whk_01KAH1ZC'],
  evt: ['Id of an event.', examples.ids.event],
  crt: ['Id of a certificate.', 'crt_01KAH1Z2'],
  cli: ['Id of the client.', 'cli_01KAH1Z8'],
} as const;

export const id = (prefix: keyof typeof ids): JsonSchema => ({
  type: 'string',
  description: ids[prefix][0],
  pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{8,26}$`,
  examples: [ids[prefix][1]],
});

/** A person or a company, by its id. */
export const holderId = (description: string): JsonSchema => ({
  type: 'string',
  description,
  pattern: '^(?:per|com)_[0-9A-HJKMNP-TV-Z]{8,26}$',
  examples: [ids.per[1]],
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

export const day = (description: string, example: string): JsonSchema => ({
  type: 'string',
  format: 'date',
  description,
  examples: [example],
});
export const moment = (description: string, example: string): JsonSchema => ({
  type: 'string',
  format: 'date-time',
  description: `${description} In UTC, as in RFC 3339.`,
  examples: [example],
});
export const flag = (description: string): JsonSchema => ({ type: 'boolean', description });
export const country: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z]{2}$',
  description: 'A two-letter country code of ISO 3166-1.',
  examples: ['DE'],
};
export const iban: JsonSchema = {
  type: 'string',
  pattern: String.raw`^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$`,
  description: 'An IBAN without spaces; its check digits are verified.',
  examples: [examples.transfer.iban],
};
