import { escapeHtml } from '#lib/core/html';
import { pick } from '#lib/core/pick';
import { formatDay, formatDayAndMonth } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { findNext } from './calendar-files';
import { describeFile, nameKeyColumns, nameRatioColumns } from './documents';
import { buildReportList } from './report-view';
import { readInvestorsWords } from './words';
import { investorsPages, readCalendar, type InvestorsEntryOf } from './schema';

type File = InvestorsEntryOf<'download'>['files'][number];

/** Number of lines in the preview of a file. */
const previewLines = 4;

/** Preview of a file: the first lines of a table, or the dates of a calendar. */
function buildPreview(file: File['file'], text: string, locale: Locale) {
  if (file === 'financial-calendar')
    return { days: readCalendar().map(({ day }) => formatDayAndMonth(day, locale)) };
  const lines = text.replace('\uFEFF', '').split('\r\n').slice(0, previewLines);
  return { html: `<code>${escapeHtml(lines.join('\n'))}</code>` };
}

function toDownload({ file, type, title, html }: File, locale: Locale) {
  const { path, size, sha256, text } = describeFile(file, locale);
  const fileName = path.split('/').at(-1) ?? '';
  return { title, html, type, href: path, fileName, size, sha256, preview: buildPreview(file, text, locale) };
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

/** View of the download page: files with preview, size and checksum. */
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
    filesTitle: t('filesTitle'),
    labels: pickLabels(t, 'checksum'),
  };
}
