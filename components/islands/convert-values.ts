import { parseNumber } from '#lib/core/parse-number';
import { trimInvisible } from '#lib/core/visible-text';
import { decimalOf, describeExchange, describePurchase, type ConversionWords } from '#lib/i18n/conversion';
import type { Language } from '#lib/i18n/languages';

/** Texts of the calculator's fields. */
export type FieldValues = {
  readonly way: string;
  readonly amount: string;
  readonly currency: string;
  readonly fee: string;
};

/** Why a number is invalid: it cannot be parsed, or exceeds its limits. */
export type NumberError = 'unreadable' | 'outside';

export type NumberName = 'amount' | 'fee';

/** `empty` is the value of an empty field; without it, the field is required. */
type Limits = { readonly min: number; readonly max: number; readonly empty: number | undefined };

const limits: Readonly<Record<NumberName, Limits>> = {
  amount: { min: 0.01, max: 1_000_000_000, empty: undefined },
  fee: { min: 0, max: 20, empty: 0 },
};

function readNumber(
  text: string,
  { min, max, empty }: Limits,
  language: Language,
): { readonly value: number } | { readonly error: NumberError } {
  if (trimInvisible(text) === '' && empty !== undefined) return { value: empty };
  const value = parseNumber(text.replace('%', ''), { decimal: decimalOf(language) });
  if (value === undefined) return { error: 'unreadable' };
  return value < min || value > max ? { error: 'outside' } : { value };
}

/** The error of a field; undefined if it is valid. */
export function findError(
  name: NumberName,
  values: FieldValues,
  language: Language,
): NumberError | undefined {
  const reading = readNumber(values[name], limits[name], language);
  return 'error' in reading ? reading.error : undefined;
}

/** Rates of a currency, in units per euro. */
export type Rates = { readonly reference: string; readonly card: string };

/** Converts between a foreign currency and euros; undefined if a field is invalid. */
export function convertValues(
  values: FieldValues,
  { reference, card }: Rates,
  language: Language,
): ConversionWords | undefined {
  const amount = readNumber(values.amount, limits.amount, language);
  const fee = readNumber(values.fee, limits.fee, language);
  if ('error' in amount || 'error' in fee) return undefined;
  const terms = {
    code: values.currency,
    referenceRate: Number(reference),
    cardRate: Number(card),
    feePercent: fee.value,
  };
  const describe = values.way === 'exchange' ? describeExchange : describePurchase;
  return describe(amount.value, terms, language);
}
