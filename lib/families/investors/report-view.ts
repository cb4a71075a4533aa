import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { buildReportFigures } from './report-figures';
import {
  buildReportHtml,
  buildReportPath,
  findCurrent,
  listEarlierReports,
  listReports,
  readAuditor,
  type Report,
} from './reports';
import { readInvestorsWords } from './words';

export const reportId = ({ kind }: Pick<Report, 'kind'>): string => `investors/${kind}`;

/** A row of a list. The newest report of a kind has a page; the others have their PDF only. */
function toRow(report: Report) {
  const { kind, name, date, locale } = report;
  return {
    name,
    path: report === findCurrent(kind, locale) ? buildPath(locale, reportId(report)) : null,
    notes: [translate.investors[locale]('publishedOn', { day: formatDay(date, locale) })],
    file: { type: 'PDF', href: buildReportPath(report), of: name },
  };
}

/** All reports, for the page with downloads. */
export function buildReportList(locale: Locale) {
  const { title, lead } = readInvestorsWords(locale).reports;
  return { title, lead, items: listReports(locale).map(toRow) };
}

function buildFacts(report: Report) {
  const { locale, year, date } = report;
  const t = translate.investors[locale];
  const { name, seat } = readAuditor();
  return [
    { label: t('reportingYear'), value: String(year) },
    { label: t('published'), value: formatDay(date, locale) },
    ...(report.kind === 'annual-report' ? [{ label: t('auditor'), value: `${name}, ${seat[locale]}` }] : []),
    { label: t('file'), value: t('pdf'), href: buildReportPath(report) },
    { label: t('figures'), value: t('csv'), href: buildPath(locale, 'investors/download') },
  ];
}

export function buildReportView(report: Report) {
  const { locale, summary, kind } = report;
  const t = translate.investors[locale];
  const earlier = listEarlierReports(locale).filter((other) => other.kind === kind);
  return {
    summary,
    facts: buildFacts(report),
    figures: buildReportFigures(report),
    html: buildReportHtml(report),
    contents: report.contents(),
    earlier: earlier.map(toRow),
    ways: { ...readInvestorsWords(locale).ways, from: report.name },
    labels: pickLabels(t, 'contents', 'facts', 'earlier'),
  };
}
