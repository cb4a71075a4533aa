import { escapeHtml } from '#lib/core/html';
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

/** Link to the PDF, whose name a screen reader hears with the report's. */
function linkPdf(report: Report): { html: string } {
  const hint = `<span class="visually-hidden">: ${escapeHtml(report.name)}</span>`;
  return { html: `<a href="${buildReportPath(report)}">PDF${hint}</a>` };
}

/** The newest report of a kind has a page; the others have their PDF only. */
function nameReport(report: Report): string | { html: string } {
  if (report !== findCurrent(report.kind, report.locale)) return report.name;
  return { html: `<a href="${buildPath(report.locale, reportId(report))}">${escapeHtml(report.name)}</a>` };
}

function buildTable(reports: readonly Report[], caption: string, locale: Locale) {
  const t = translate.investors[locale];
  return {
    caption,
    head: [t('report'), t('published'), t('file')],
    rows: reports.map((report) => [nameReport(report), formatDay(report.date, locale), linkPdf(report)]),
  };
}

/** All reports, for the page with downloads. */
export function buildReportList(locale: Locale) {
  const { title, lead, caption } = readInvestorsWords(locale).reports;
  return { title, lead, table: buildTable(listReports(locale), caption, locale) };
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
    earlier: earlier.length === 0 ? null : buildTable(earlier, t('earlier'), locale),
    ways: { ...readInvestorsWords(locale).ways, from: report.name },
    labels: pickLabels(t, 'contents', 'facts', 'earlier'),
  };
}
