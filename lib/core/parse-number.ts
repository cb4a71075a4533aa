import { dropInvisible } from './visible-text';

export type NumberSigns = {
  /** Decimal separator: `,` in German, `.` in English. */
  readonly decimal: ',' | '.';
};

/** Separators that can only group thousands: spaces of any width, the Swiss apostrophe. Never after a leading 0. */
const spaces = /(?<=[1-9][\d'’\s]*)['’\s](?=\d{3}(?:\D|$))/g;

/** A currency sign or code before or after the amount. */
const currencyMark = /^(?:[€$£¥]|[a-z]{3})?\s*(.*?)\s*(?:[€$£¥]|[a-z]{3})?$/i;

/** A number grouped in thousands; a leading 0 is not (0.500 is a half). */
const isGrouped = (text: string, sign: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`).test(text);

/**
 * The decimal separator of a number that has one kind of separator; undefined if it groups thousands.
 *
 * @param localDecimal the language's decimal separator
 */
function findDecimal(text: string, sign: string, localDecimal: string): string | undefined {
  // In an English text, 1,234 has no decimals, but 12,50 can only have them.
  return isGrouped(text, sign) && (sign !== localDecimal || text.split(sign).length > 2) ? undefined : sign;
}

/** @returns undefined if the groups are not of three digits */
function joinGroups(text: string, sign: string): string | undefined {
  if (!text.includes(sign)) return text;
  return isGrouped(text, sign) ? text.replaceAll(sign, '') : undefined;
}

function parseDigits(text: string, localDecimal: string): number | undefined {
  const last = /[.,](?=[^.,]*$)/.exec(text)?.[0];
  const isMixed = text.includes(',') && text.includes('.');
  const decimal = last === undefined || isMixed ? last : findDecimal(text, last, localDecimal);
  const at = decimal === undefined ? text.length : text.lastIndexOf(decimal);
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const joined =
    decimal === undefined ? text.replaceAll(/[.,]/g, '') : joinGroups(whole, decimal === ',' ? '.' : ',');
  if (joined === undefined || !/^\d{1,15}$/.test(joined || '0') || !/^\d*$/.test(decimals)) return undefined;
  return joined + decimals === '' ? undefined : Number(`${joined || '0'}.${decimals || '0'}`);
}

/**
 * Parses an amount in the format of its language, or in another format if it is unambiguous: in German
 * `1.234,56`, `1234,56`, `12.50`, `1 234 €` and `50,–`.
 *
 * @returns undefined if it is not an amount or is ambiguous
 */
export function parseNumber(text: string, { decimal }: NumberSigns): number | undefined {
  const amount = currencyMark.exec(dropInvisible(text).trim())?.[1] ?? '';
  const plain = amount.replace(/[.,]\s?[-–—]{1,2}$/, '').replaceAll(spaces, '');
  return /^[\d.,]+$/.test(plain) ? parseDigits(plain, decimal) : undefined;
}
