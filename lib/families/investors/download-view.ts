import { pick } from '#lib/core/pick';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { findNext } from './calendar-files';
import { describeFile, nameKeyColumns, nameRatioColumns } from './documents';
import { buildReportList } from './report-view';
import { readInvestorsWords } from './words';
import { investorsPages, type InvestorsEntryOf } from './schema';

type File = InvestorsEntryOf<'download'>['files'][number];

function toDownload({ file, type, title, html }: File, locale: Locale) {
  const { path } = describeFile(file, locale);
  return { name: title, path: null, notes: [], html, file: { type, href: path, of: title } };
}

/** Checksum of a file, to compare with what a command prints. */
function toChecksum({ file }: File, locale: Locale) {
  const { path, sha256 } = describeFile(file, locale);
  return { fileName: path.split('/').at(-1) ?? '', sha256 };
}

/** What each column of the tables means. */
function buildColumns(entry: InvestorsEntryOf<'download'>) {
  const { title, lead, head, keyFigures, capital } = readInvestorsWords(entry.locale).columns;
  const captionOf = (name: File['file']): string =>
    entry.files.find(({ file }) => file === name)?.title ?? '';
  return {
    title,
    lead,
    tables: [
      {
        caption: captionOf('key-figures'),
        head,
        rows: nameKeyColumns(entry.locale).map(([row, name]) => [name, keyFigures[row]]),
      },
      {
        caption: captionOf('ratios'),
        head,
        rows: nameRatioColumns(entry.locale).map(([row, name]) => [name, capital[row]]),
      },
    ],
  };
}

/** View of the download page: reports and other files, then how to check these. */
export function buildDownloadView(entry: InvestorsEntryOf<'download'>) {
  const { locale, back, files, date } = entry;
  const { facts } = investorsPages.get(locale, 'investors') as InvestorsEntryOf<'investors'>;
  const t = translate.investors[locale];
  return {
    ...pick(entry, 'title', 'summary', 'check', 'missing'),
    back: { ...back, path: buildPath(locale, 'investors') },
    facts: [{ label: t('date'), value: formatDay(date, locale) }, findNext(date, locale, facts.next)],
    reports: buildReportList(locale),
    columns: buildColumns(entry),
    files: files.map((file) => toDownload(file, locale)),
    checksums: files.map((file) => toChecksum(file, locale)),
    filesTitle: t('filesTitle'),
  };
}
