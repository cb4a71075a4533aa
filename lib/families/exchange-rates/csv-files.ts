import { writeCsv } from '#lib/i18n/csv';
import { formatNumber } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';
import { locales, type Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { networkSlugs, type NetworkSlug } from './rate-files';
import { listCardRates, listDays, readNetwork } from './rates';

/** CSV file of one source in one language. */
export type RateFile = { readonly path: string; readonly write: () => string };

/** Number for spreadsheets in the language: decimal sign, no grouping. */
const format = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languages[locale].tag, { useGrouping: false, maximumFractionDigits: 6 }).format(
    value,
  );

/** All days, one row per currency. */
function writeEcb(locale: Locale): string {
  const t = translate.exchangeRates[locale];
  const rows = listDays().flatMap(({ day, rates }) =>
    Object.entries(rates).map(([code, rate]) => [day, code, format(rate, locale)]),
  );
  return writeCsv([[t('day'), t('currency'), t('ecbRate')], ...rows], locale);
}

/** One row per currency, with the rate that the mark-up refers to. */
function writeNetwork(slug: NetworkSlug, locale: Locale): string {
  const t = translate.exchangeRates[locale];
  const { card: network, reference: ecb } = readNetwork(slug);
  const head = [t('currency'), t('day'), t('cardRate'), t('ecbDay'), t('ecbRate'), t('markUpInPercent')];
  const rows = listCardRates(slug)
    .toSorted((a, b) => a.currency.code.localeCompare(b.currency.code))
    .map(({ currency, card, reference, markUp }) => [
      currency.code,
      network.day,
      format(card, locale),
      ecb.day,
      format(reference, locale),
      format(Number(markUp.toFixed(2)), locale),
    ]);
  return writeCsv([head, ...rows], locale);
}

const buildPath = (name: string, locale: Locale): string => `/documents/exchange-rates/${name}-${locale}.csv`;

const ecbFile = (locale: Locale): RateFile => ({
  path: buildPath('ecb', locale),
  write: () => writeEcb(locale),
});

const networkFile = (slug: NetworkSlug, locale: Locale): RateFile => ({
  path: buildPath(slug, locale),
  write: () => writeNetwork(slug, locale),
});

/** All CSV files: the ECB's and those of each network, in each language. */
export const listRateFiles = (): RateFile[] =>
  locales.flatMap((locale) => [ecbFile(locale), ...networkSlugs.map((slug) => networkFile(slug, locale))]);

/** Paths of the CSV files. */
export const listRatePaths = (): string[] => listRateFiles().map(({ path }) => path);

function describe({ path, write }: RateFile, name: string, locale: Locale) {
  const t = translate.exchangeRates[locale];
  const size = formatNumber(Buffer.byteLength(write()) / 1000, locale, 1);
  return { href: path, name, type: 'CSV', size: t('kilobytes', { size }), note: t('fileNote') };
}

/** Download link of the ECB's rates, with type and size. */
export const describeEcbFile = (locale: Locale) =>
  describe(ecbFile(locale), translate.exchangeRates[locale]('ecbFile'), locale);

/** Download link of a network's rates. */
export const describeNetworkFile = (slug: NetworkSlug, network: string, locale: Locale) =>
  describe(networkFile(slug, locale), translate.exchangeRates[locale]('networkFile', { network }), locale);
