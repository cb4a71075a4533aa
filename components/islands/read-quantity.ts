import { parseNumber } from '#lib/core/parse-number';
import { isQuantity } from '#lib/core/price-estimate';
import { trimInvisible } from '#lib/core/visible-text';
import { decimalOf } from '#lib/i18n/conversion';
import type { Language } from '#lib/i18n/languages';

/** Reads a quantity as it is typed: nothing is none; undefined if it is not a whole number. */
export function readQuantity(text: string, language: Language): number | undefined {
  if (trimInvisible(text) === '') return 0;
  const value = parseNumber(text, { decimal: decimalOf(language) });
  return value !== undefined && isQuantity(value) ? value : undefined;
}
