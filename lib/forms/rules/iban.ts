import { countrySpecs, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import type { Problem } from '../problem';
import { compactIban } from './compact';
import { findInvalidCharacter } from './find-invalid-character';
import { isSepa } from './sepa-countries';

/** Characters of IBANs. */
export const ibanAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** IBAN in groups of four characters. */
export const groupIban = (value: string): string => compactIban(value).replace(/(.{4})(?!$)/g, '$1 ');

/** Country code of an IBAN. */
export const countryOfIban = (value: string): string => compactIban(value).slice(0, 2);

/** Problems by relevance: a typo causes several errors. */
const byRelevance = [
  [ValidationErrorsIBAN.WrongBBANLength, 'iban-length'],
  [ValidationErrorsIBAN.ChecksumNotNumber, 'iban-checksum'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'iban-format'],
  [ValidationErrorsIBAN.WrongIBANChecksum, 'iban-checksum'],
  [ValidationErrorsIBAN.WrongAccountBankBranchChecksum, 'iban-account'],
] as const;

/**
 * Checks the IBAN of a recipient of SEPA transfers.
 *
 * @see https://www.swift.com/standards/data-standards/iban-international-bank-account-number
 */
export function checkIban(value: string): Problem | undefined {
  const iban = compactIban(value);
  const country = iban.slice(0, 2);
  const found = findInvalidCharacter(iban, ibanAlphabet);
  if (found !== undefined) return { key: 'iban-characters', params: { found } };
  const spec = countrySpecs[country];
  if (!spec?.IBANRegistry) return { key: 'iban-country', params: { country } };
  if (!isSepa(country)) return { key: 'iban-not-sepa', params: { country } };
  const { errorCodes } = validateIBAN(iban);
  const key = byRelevance.find(([code]) => errorCodes.includes(code))?.[1];
  if (!key) return undefined;
  const params = { country, expected: String(spec.chars), found: String(iban.length) };
  return { key, params };
}
