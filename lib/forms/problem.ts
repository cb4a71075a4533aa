/** All problems of values. Their messages are in `messages/` under `forms.problems`. */
export const problemKeys = [
  'missing',
  'choose',
  'tick',
  'attach',
  'empty-form',
  'too-long',
  'characters',
  'link',
  'email',
  'phone',
  'phone-characters',
  'day',
  'day-range',
  'amount',
  'file-type',
  'file-size',
  'iban-characters',
  'iban-country',
  'iban-not-sepa',
  'iban-length',
  'iban-format',
  'iban-checksum',
  'iban-account',
  'iban-same',
  'bic-missing',
  'bic',
  'bic-format',
  'bic-country',
  'network-unconfirmed',
  'address-unknown',
  'address-network',
  'address-test',
  'address-checksum',
  'address-capitals',
  'address-length',
  'address-characters',
  'address-version',
] as const;

export type ProblemKey = (typeof problemKeys)[number];

/** Problem of a value, with the parameters of its message: a length, a country code, a network. */
export type Problem = { readonly key: ProblemKey; readonly params?: Readonly<Record<string, string>> };

/** Problems by field name. */
export type Problems = Readonly<Record<string, Problem>>;

/** Messages by key, with placeholders such as `{param}`. */
export type ProblemWords = Readonly<Partial<Record<ProblemKey, string>>>;

/** Message for the user. */
export function formatProblem({ key, params = {} }: Problem, words: ProblemWords): string {
  const template = words[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? whole) : whole,
  );
}
