import { parseAmount } from '../rules/amount';
import { compactAddress, compactIban } from '../rules/compact';

export type Line = { readonly label: string; readonly value: string };

/** In groups of four characters. */
const group = (text: string): string => text.replace(/(.{4})(?!$)/g, '$1 ');

const formats: Readonly<Record<string, (value: string, language: string | undefined) => string>> = {
  // As printed by banks (ISO 13616).
  iban: (value) => group(compactIban(value)),
  address: (value) => {
    const [, start = '', rest = ''] = /^(0x)?(.*)$/i.exec(compactAddress(value)) ?? [];
    return `${start}${group(rest)}`;
  },
  amount: (value, language) =>
    parseAmount(value)?.toLocaleString(language, { style: 'currency', currency: 'EUR' }) ?? value,
  date: (value, language) => {
    const day = new Date(`${value}T00:00:00`);
    return Number.isNaN(day.getTime()) ? value : day.toLocaleDateString(language, { dateStyle: 'long' });
  },
};

/**
 * Formats a value for reading.
 *
 * @param format an IBAN, a wallet address, an amount in euros or a day; unchanged if undefined
 */
export function formatAnswer(value: string, format: string | undefined, language?: string): string {
  return formats[format ?? '']?.(value, language) ?? value;
}

/** A form as plain text: each label with its answer, separated by blank lines. */
export const toText = (lines: readonly Line[]): string =>
  lines.map(({ label, value }) => `${label}\n${value}`).join('\n\n');
