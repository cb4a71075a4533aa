import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import {
  buildReportHtml,
  buildReportPath,
  listAllReports,
  type Report,
} from '#lib/families/investors/reports';
import { reportId } from '#lib/families/investors/report-view';
import { formatDay } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { siteUrl } from '#lib/page-model/site-url';
import { belowBase } from '#lib/registry/below-base';
import type { NamedFile } from '#lib/registry/named-file';
import { compileGuide } from './compile';
import { convertHtml } from './html-to-typst';
import { callFunction, quoteText } from './typst-code';

const layout = path.join('lib', 'publication-pdfs', 'investor-report.typ');

/** Data of the layout, and metadata of the file. */
function buildData(report: Report, address: string) {
  const { locale, name, summary, description, keywords, date } = report;
  const [language, region] = languages[locale].tag.split('-');
  return {
    ...{ name, title: name, summary, description, keywords, language, region, address },
    brand: brand.name,
    provider: brand.legalName,
    date: date.split('-').map(Number),
    day: formatDay(date, locale),
    legal: `${brand.legalName}. ${translate.layout[locale]('legalLine')}`,
  };
}

/** Converts a report to Typst: the layout, followed by a call with the content. */
function buildSource(report: Report): string {
  const base = `${siteUrl}${buildPath(report.locale, reportId(report))}`;
  const data = JSON.stringify(buildData(report, base));
  const body = convertHtml(belowBase(buildReportHtml(report)), base);
  const call = callFunction('investor-report', `json(bytes(${quoteText(data)}))`, body);
  return `${readFileSync(layout, 'utf8')}\n#${call}\n`;
}

/** All reports for investors as PDF files, earlier ones too: `annual-report-2025-en.pdf`. */
export const listReportFiles = (): NamedFile[] =>
  listAllReports().map((report) => ({
    name: path.posix.basename(buildReportPath(report)),
    type: 'application/pdf',
    write: () => compileGuide(buildSource(report), report.date),
  }));
