/** Everything that can be wrong with an entry. Its words stand in `messages/` under `forms.problems`. */
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

/** What is wrong with one entry, and what its message names: a length, a country code, a network. */
export type Problem = { readonly key: ProblemKey; readonly params?: Readonly<Record<string, string>> };

/** Problems by the name of their field. */
export type Problems = Readonly<Record<string, Problem>>;

/** Words of problems by key, with `{param}` where a problem names something. */
export type ProblemWords = Readonly<Partial<Record<ProblemKey, string>>>;

/** The message that a person sees. */
export function sayProblem({ key, params = {} }: Problem, words: ProblemWords): string {
  const template = words[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? whole) : whole,
  );
}
