import { isValidBIC } from 'ibantools';
import { dropInvisible } from '#lib/core/visible-text';
import type { Problem } from '../problem';
import { countryOfIban } from './iban';

/** Countries whose banks use IBANs of another country. */
const ibanCountries: Readonly<Record<string, string>> = {
  FR: 'FR GF GP MQ RE YT PM BL MF NC PF WF',
  GB: 'GB GG IM JE',
  FI: 'FI AX',
};

/** Normalises a BIC: capitals, without spaces. */
const compactBic = (value: string): string => dropInvisible(value).replace(/\s/g, '').toUpperCase();

/**
 * Checks a BIC, and that its country matches the IBAN.
 *
 * @see https://www.iso.org/standard/84108.html (ISO 9362)
 */
export function checkBic(value: string, iban: string): Problem | undefined {
  const bic = compactBic(value);
  if (bic.length !== 8 && bic.length !== 11) return { key: 'bic' };
  if (!isValidBIC(bic)) return { key: 'bic-format' };
  const country = countryOfIban(iban);
  const found = bic.slice(4, 6);
  if (country === '' || (ibanCountries[country] ?? country).includes(found)) return undefined;
  return { key: 'bic-country', params: { country, found } };
}
