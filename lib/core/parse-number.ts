import { dropInvisible } from './visible-text';

/** How a language writes numbers. */
export type NumberSigns = {
  /** Stands before the decimals: `,` in German, `.` in English. */
  readonly decimal: ',' | '.';
};

/** A sign that parts thousands and never decimals: spaces of any width, the apostrophe of Switzerland. None stands behind 0 alone. */
const spaces = /(?<=[1-9][\d'’\s]*)['’\s](?=\d{3}(?:\D|$))/g;

/** What people write beside an amount: a sign or a code of the currency. */
const currencyMark = /^(?:[€$£¥]|[a-z]{3})?\s*(.*?)\s*(?:[€$£¥]|[a-z]{3})?$/i;

/** No group of thousands begins with 0: 0.500 is half. */
const isGrouped = (text: string, sign: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`).test(text);

/** The sign before the decimals of a number with one kind of sign; undefined where it has none. */
function findDecimal(text: string, sign: string, own: string): string | undefined {
  // In an English text 1,234 has no decimals, and 12,50 can be nothing else.
  return isGrouped(text, sign) && (sign !== own || text.split(sign).length > 2) ? undefined : sign;
}

/** @returns undefined where whole numbers are grouped in another way than by three */
function joinGroups(text: string, sign: string): string | undefined {
  if (!text.includes(sign)) return text;
  return isGrouped(text, sign) ? text.replaceAll(sign, '') : undefined;
}

function parseDigits(text: string, own: string): number | undefined {
  const last = /[.,](?=[^.,]*$)/.exec(text)?.[0];
  const isMixed = text.includes(',') && text.includes('.');
  const decimal = last === undefined || isMixed ? last : findDecimal(text, last, own);
  const at = decimal === undefined ? text.length : text.lastIndexOf(decimal);
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const joined =
    decimal === undefined ? text.replaceAll(/[.,]/g, '') : joinGroups(whole, decimal === ',' ? '.' : ',');
  if (joined === undefined || !/^\d{1,15}$/.test(joined || '0') || !/^\d*$/.test(decimals)) return undefined;
  return joined + decimals === '' ? undefined : Number(`${joined || '0'}.${decimals || '0'}`);
}

/**
 * Reads an amount as people write it, with the signs of their language or with those of another where
 * these can mean nothing else: in German `1.234,56`, `1234,56`, `12.50`, `1 234 €` and `50,–`.
 *
 * @returns undefined where it is no amount, or could be two
 */
export function parseNumber(text: string, { decimal }: NumberSigns): number | undefined {
  const amount = currencyMark.exec(dropInvisible(text).trim())?.[1] ?? '';
  const plain = amount.replace(/[.,]\s?[-–—]{1,2}$/, '').replaceAll(spaces, '');
  return /^[\d.,]+$/.test(plain) ? parseDigits(plain, decimal) : undefined;
}
