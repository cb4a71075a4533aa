import { brand } from '#content/site/brand';
import { formatDay, formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import { buildDocument } from './documents';
import { derivedYears, keyRows } from './key-rows';
import { readCalendar, readShareholders, type InvestorsEntryOf } from './schema';

/** The newest year first: what is read first, and on phones what is seen. */
function buildYearRows(locale: Locale): string[][] {
  const t = translate.investors[locale];
  const years = derivedYears.toReversed();
  return keyRows.map(([row, decimals]) => [
    t(`rows.${row}`),
    ...years.map((year) => formatNumber(year[row], locale, decimals)),
  ]);
}

/** Key figures, ownership, bodies, supervisors and dates. */
export function buildInvestorsView(entry: InvestorsEntryOf<'investors'>) {
  const { locale, title, summary, figures, years, ownership, governance, supervision } = entry;
  const { calendar, downloads, contact } = entry;
  return {
    title,
    summary,
    figures,
    years,
    ownership,
    governance,
    supervision,
    calendar,
    downloads,
    contact,
    yearHead: [years.unit, ...derivedYears.toReversed().map(({ year }) => String(year))],
    yearRows: buildYearRows(locale),
    profits: derivedYears.map(({ year, profit }) => ({
      label: String(year),
      text: formatNumber(profit, locale, 1),
      value: profit,
    })),
    holders: readShareholders().map(({ name, percent, qualifying }) => ({
      name: name[locale],
      percent,
      qualifying,
      text: formatPercent(percent, locale, 1),
    })),
    board: brand.board.map(({ name, role }) => ({ name, role: role[locale] })),
    dates: readCalendar().map(({ day, title: event }) => ({
      iso: day,
      day: formatDay(day, locale),
      title: event[locale],
    })),
    downloadPath: buildPath(locale, 'investors/download'),
    contactHref: `mailto:${brand.email.office}`,
  };
}

function toDownload(
  { file, type, title, html }: InvestorsEntryOf<'download'>['files'][number],
  locale: Locale,
) {
  const { path, bytes, sha256 } = buildDocument(file, locale);
  const size = translate.investors[locale]('kilobytes', { size: formatNumber(bytes / 1000, locale, 1) });
  return { title, html, type, href: path, fileName: path.split('/').at(-1) ?? '', size, sha256 };
}

/** Files with day, size and checksum. */
export function buildDownloadView(entry: InvestorsEntryOf<'download'>) {
  const { locale, title, summary, check, missing, files, date } = entry;
  return {
    title,
    summary,
    check,
    missing,
    files: files.map((file) => toDownload(file, locale)),
    day: formatDay(date, locale),
    labels: pickLabels(translate.investors[locale], 'checksum', 'date', 'fileName'),
  };
}

/** A year's profit in the chart. */
export type Bar = ReturnType<typeof buildInvestorsView>['profits'][number];
