import { escapeHtml } from '#lib/core/html';
import { formatDay, formatDayAndMonth } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { describeFile, findNext } from './files';
import { investorsPages, readCalendar, type InvestorsEntryOf } from './schema';

type File = InvestorsEntryOf<'download'>['files'][number];

/** So many lines of a file show what it looks like. */
const previewLines = 4;

/** What a file looks like: the first lines of a table, the dates of a calendar. */
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

/** Files with what they look like, their size and their checksum. */
export function buildDownloadView(entry: InvestorsEntryOf<'download'>) {
  const { locale, title, summary, check, missing, back, files, date } = entry;
  const { facts } = investorsPages.get(locale, 'investors') as InvestorsEntryOf<'investors'>;
  const t = translate.investors[locale];
  return {
    title,
    summary,
    check,
    missing,
    back: { ...back, path: buildPath(locale, 'investors') },
    facts: [{ label: t('date'), value: formatDay(date, locale) }, findNext(date, locale, facts.next)],
    files: files.map((file) => toDownload(file, locale)),
    labels: pickLabels(t, 'checksum'),
  };
}
