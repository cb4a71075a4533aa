import { findContactPerson } from '#lib/facts/contact';
import { brand } from '#content/site/brand';
import { formatDay, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import { buildDocument, type DocumentName } from './documents';
import { buildCalendar, buildHoldings, buildRails, drawRow } from './drawings';
import { derivedYears, keyRows, type KeyRow } from './key-rows';
import { readCalendar, type InvestorsEntryOf } from './schema';

/** Rows that are the sum of those above them. */
const sums: readonly string[] = ['income', 'profit'];

/** Years run to the right as they do in the lines beside them; the newest stands out. */
function buildYears({ locale, years }: InvestorsEntryOf<'investors'>) {
  const t = translate.investors[locale];
  const rows = keyRows.map(([row, decimals]) => [
    t(`rows.${row}`),
    { line: drawRow(row, 'row') },
    ...derivedYears.map((year) => {
      const value = formatNumber(year[row], locale, decimals);
      return year === derivedYears.at(-1) ? { html: `<b>${value}</b>` } : value;
    }),
  ]);
  return {
    title: years.title,
    lead: years.lead,
    note: years.note,
    table: {
      caption: years.caption,
      head: [years.unit, years.course, ...derivedYears.map(({ year }) => String(year))],
      rows,
      numeric: derivedYears.map((_, index) => index + 2),
      strong: keyRows.flatMap(([row], index) => (sums.includes(row) ? [index] : [])),
    },
  };
}

/** The next date after the page's own day, and the files. */
function buildFacts({ locale, date, facts }: InvestorsEntryOf<'investors'>) {
  const dates = readCalendar();
  const next = dates.find(({ day }) => day > date) ?? dates[0];
  const toFile = (name: DocumentName, words: string) => {
    const { path, size, type } = describeFile(name, locale);
    return { href: path, words, note: `${type}, ${size}` };
  };
  return {
    next: { label: facts.next, value: next && formatDay(next.day, locale), note: next?.title[locale] },
    files: {
      label: facts.files,
      items: [toFile('key-figures', facts.keyFigures), toFile('financial-calendar', facts.dates)],
    },
  };
}

/** The first year with its number, from which the line rises or falls, and the last. */
function describeEnds(row: KeyRow, locale: Locale) {
  const [first, last] = [derivedYears[0], derivedYears.at(-1)];
  const decimals = keyRows.find(([name]) => name === row)?.[1];
  const value = first && formatNumber(first[row], locale, decimals);
  return { first: `${first?.year}: ${value}`, last: String(last?.year) };
}

/** Key figures, ownership, bodies, supervisors and dates. */
export function buildInvestorsView(entry: InvestorsEntryOf<'investors'>) {
  const { locale, title, summary, figures, ownership, governance, supervision } = entry;
  const { calendar, downloads, contact } = entry;
  return {
    title,
    summary,
    rails: buildRails(entry),
    facts: buildFacts(entry),
    figures: {
      title: figures.title,
      items: figures.items.map(({ row, change, value, label }) => ({
        value,
        label,
        course: { line: drawRow(row, 'figure'), ...describeEnds(row, locale), change },
      })),
    },
    years: buildYears(entry),
    ownership: { title: ownership.title, html: ownership.html, chart: buildHoldings(entry) },
    governance,
    supervision,
    calendar: { title: calendar.title, chart: buildCalendar(entry) },
    downloads,
    contact: { ...contact, person: findContactPerson('investors', locale) },
    board: brand.board.map(({ name, role }) => ({ name, role: role[locale] })),
    downloadPath: buildPath(locale, 'investors/download'),
    contactHref: `mailto:${brand.email.office}`,
  };
}

/** A file's address, kind and size. */
function describeFile(name: DocumentName, locale: Locale) {
  const { path, bytes, sha256 } = buildDocument(name, locale);
  const size = translate.investors[locale]('kilobytes', { size: formatNumber(bytes / 1000, locale, 1) });
  return { path, size, sha256, type: path.split('.').at(-1)?.toUpperCase() ?? '' };
}

function toDownload(
  { file, type, title, html }: InvestorsEntryOf<'download'>['files'][number],
  locale: Locale,
) {
  const { path, size, sha256 } = describeFile(file, locale);
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
