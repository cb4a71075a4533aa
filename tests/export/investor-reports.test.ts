import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import {
  buildReportHtml,
  buildReportPath,
  listAllReports,
  type Report,
} from '#lib/families/investors/reports';
import { formatDay } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';

type Pdf = {
  readonly info: unknown;
  readonly isTagged: boolean;
  readonly bookmarks: readonly string[];
  readonly fonts: readonly string[];
  readonly tags: readonly string[];
  readonly text: string;
};

const reports = listAllReports();
const fileOf = (report: Report): string => path.join('out', buildReportPath(report));
const read = JSON.parse(
  execFileSync('node', ['tests/support/read-pdfs.mjs', ...reports.map(fileOf)], {
    maxBuffer: 64 * 1024 * 1024,
  }).toString(),
) as Readonly<Record<string, Pdf>>;

const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u00ad\u2060-]+/g, '');

/** The cells of all tables of a report, as text. */
const listCells = (report: Report): string[] =>
  [...buildReportHtml(report).matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
    plain(cell.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&')),
  );

describe.each(reports.map((report) => [`${report.slug}, ${report.locale}`, report] as const))(
  'the report %s as PDF',
  (_name, report) => {
    const pdf = read[fileOf(report)] as Pdf;

    it('has metadata, a language, bookmarks, and tags for screen readers', () => {
      expect(pdf.info).toMatchObject({ Title: report.name, Language: languages[report.locale].tag });
      expect(pdf.isTagged).toBe(true);
      expect(pdf.tags.filter((tags) => !tags.includes('"role"'))).toEqual([]);
      expect(pdf.tags.join('')).toContain('"role":"TH"');
      expect(pdf.bookmarks.length).toBeGreaterThanOrEqual(report.contents().length);
    });

    it('contains the cells of its tables, the provider and the day of publication', () => {
      const text = plain(pdf.text);
      expect(listCells(report).filter((cell) => !text.includes(cell))).toEqual([]);
      expect(text).toContain(plain(brand.legalName));
      expect(text).toContain(plain(formatDay(report.date, report.locale)));
    });

    it("uses the site's font only, in at most 150 kB", () => {
      expect(pdf.fonts.filter((font) => !/Archivo/.test(font))).toEqual([]);
      expect(statSync(fileOf(report)).size).toBeLessThanOrEqual(150_000);
    });
  },
);
