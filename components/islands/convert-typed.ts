import { parseNumber } from '#lib/core/parse-number';
import { trimInvisible } from '#lib/core/visible-text';
import { decimalOf, describeExchange, describePurchase, type ConversionWords } from '#lib/i18n/conversion';
import type { Language } from '#lib/i18n/languages';

/** What the fields of the calculator hold, as text. */
export type Typed = {
  readonly way: string;
  readonly amount: string;
  readonly currency: string;
  readonly fee: string;
};

/** What is wrong with a number: it cannot be read, or is outside its limits. */
export type Fault = 'unreadable' | 'outside';

export type NumberName = 'amount' | 'fee';

type Limits = { readonly least: number; readonly most: number; readonly empty: number | undefined };

const limits: Readonly<Record<NumberName, Limits>> = {
  /** Nobody pays more by card. */
  amount: { least: 0.01, most: 1_000_000_000, empty: undefined },
  fee: { least: 0, most: 20, empty: 0 },
};

function readNumber(
  text: string,
  { least, most, empty }: Limits,
  language: Language,
): { readonly value: number } | { readonly fault: Fault } {
  if (trimInvisible(text) === '' && empty !== undefined) return { value: empty };
  const value = parseNumber(text.replace('%', ''), { decimal: decimalOf(language) });
  if (value === undefined) return { fault: 'unreadable' };
  return value < least || value > most ? { fault: 'outside' } : { value };
}

/** What is wrong with a field's text; undefined where nothing is. */
export function findFault(name: NumberName, typed: Typed, language: Language): Fault | undefined {
  const reading = readNumber(typed[name], limits[name], language);
  return 'fault' in reading ? reading.fault : undefined;
}

/** A currency's rates, units of it for one euro. */
export type Rates = { readonly reference: string; readonly card: string };

/** Converts what was typed between a foreign currency and euros; undefined where a field cannot be read. */
export function convertTyped(
  typed: Typed,
  { reference, card }: Rates,
  language: Language,
): ConversionWords | undefined {
  const amount = readNumber(typed.amount, limits.amount, language);
  const fee = readNumber(typed.fee, limits.fee, language);
  if ('fault' in amount || 'fault' in fee) return undefined;
  const terms = {
    code: typed.currency,
    referenceRate: Number(reference),
    cardRate: Number(card),
    feePercent: fee.value,
  };
  const describe = typed.way === 'exchange' ? describeExchange : describePurchase;
  return describe(amount.value, terms, language);
}
