import { cached } from '#lib/config/content-store';
import { writeCsv } from '#lib/i18n/csv';
import { formatNumber } from '#lib/i18n/format';
import { locales, type Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { groupByQuarter, type Quarter } from './quarters';
import { readDays, readPsd2Words } from './schema';

export const listQuarters = cached(() => groupByQuarter(readDays()));

/** Fills quarter and year into the words of the content. */
export const nameQuarter = (pattern: string, { quarter, year }: Quarter): string =>
  pattern.replace('[quarter]', String(quarter)).replace('[year]', String(year));

const pathOf = ({ year, quarter }: Quarter, locale: Locale): string =>
  `/documents/developers/psd2-${year}-q${quarter}-${locale}.csv`;

function write({ days }: Quarter, locale: Locale): string {
  const rows = days.map((day) => [
    day.day,
    ...[day.down, day.initiation, day.information, day.funds, day.errors].map(String),
    ...[day.customersDown, day.customers].map(String),
  ]);
  return writeCsv([readPsd2Words(locale).figures.columns, ...rows], locale);
}

/** A file of daily figures for each quarter, in each language. */
export const listPsd2Files = () =>
  locales.flatMap((locale) =>
    listQuarters().map((quarter) => ({ path: pathOf(quarter, locale), write: () => write(quarter, locale) })),
  );

/** Download link of a quarter's figures. */
export function describePsd2File(quarter: Quarter, locale: Locale) {
  const size = formatNumber(Buffer.byteLength(write(quarter, locale)) / 1000, locale, 1);
  return {
    href: pathOf(quarter, locale),
    name: nameQuarter(readPsd2Words(locale).figures.file, quarter),
    type: 'CSV',
    size: translate.exchangeRates[locale]('kilobytes', { size }),
    note: translate.exchangeRates[locale]('fileNote'),
  };
}
