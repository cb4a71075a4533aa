import { memoizeByKey } from '#lib/core/memoize';
import { languages } from './language-table';
import type { Language } from './languages';

/** A date for machines and for readers. */
export type Day = { readonly iso: string; readonly text: string };

const nbsp = '\u00a0';

const longDays = memoizeByKey(
  (language: Language) =>
    new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Memoised per language and options, because creating a formatter is slower than formatting. */
const numbers = memoizeByKey((language: Language) =>
  memoizeByKey(
    (options: string) =>
      new Intl.NumberFormat(languages[language].tag, JSON.parse(options) as Intl.NumberFormatOptions),
  ),
);

const format = (value: number, language: Language, options: Intl.NumberFormatOptions): string =>
  numbers(language)(JSON.stringify(options)).format(value);

/** Formats a day such as `2026-11-20` in long form, non-breaking. */
export function formatDay(isoDay: string, language: Language): string {
  return longDays(language)
    .format(new Date(`${isoDay}T00:00:00Z`))
    .replaceAll(' ', nbsp);
}

/** @param isoDay `2026-11-20` */
export function toDay(isoDay: string, language: Language): Day {
  return { iso: isoDay, text: formatDay(isoDay, language) };
}

/** Formats day and month in short form, without the year. */
export function formatDayAndMonth(isoDay: string, language: Language): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languages[language].tag, options)
    .format(new Date(`${isoDay}T00:00:00Z`))
    .replaceAll(' ', nbsp);
}

/**
 * Formats a number, with a true minus sign.
 *
 * @param digits number of decimals; by default as many as the number has
 */
export function formatNumber(value: number, language: Language, digits?: number): string {
  const fixed = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return format(value, language, fixed).replace('-', '\u2212');
}

/** @param value per cent: 1.5 for `1.5%` */
export function formatPercent(value: number, language: Language, digits: number): string {
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return format(value / 100, language, options);
}

/** @param digits number of decimals, two by default */
export function formatEuro(value: number, language: Language, digits = 2): string {
  const options = {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  } as const;
  return format(value, language, options);
}

/** @param millions millions of euros: 106.1 for `€106.1m`; from a thousand on in billions */
export function formatMillions(millions: number, language: Language): string {
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
  const options = { style: 'currency', currency: 'EUR', notation: 'compact', ...digits } as const;
  return format(millions * 1_000_000, language, options);
}

/** `A, B and C`. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(languages[language].tag, { type: 'conjunction' }).format(items);
}

const countries = memoizeByKey(
  (language: Language) => new Intl.DisplayNames(languages[language].tag, { type: 'region' }),
);

/** Name of a country by its two letters in ISO 3166; the letters if it has none. */
export function formatCountry(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (countries(language).of(code) ?? code) : code;
}

/** Short names of the twelve months. */
export function formatMonths(language: Language): string[] {
  const months = new Intl.DateTimeFormat(languages[language].tag, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => months.format(new Date(Date.UTC(2027, month, 1))));
}
