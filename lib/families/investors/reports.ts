import { z } from 'zod';
import { accountsDays, auditor } from '#content/site/annual-reports';
import { cachedBy } from '#lib/config/content-store';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { localized, readFacts } from '#lib/facts/read-facts';
import { locales, type Locale } from '#lib/i18n/locales';
import { writeReportTable } from './report-tables';

const reportKinds = ['annual-report', 'disclosure-report'] as const;

export type ReportKind = (typeof reportKinds)[number];

/** Front matter of `content/investors/reports/<slug>/<locale>.md`. */
const reportSchema = defineSchema(({ item, lead }) =>
  item.extend({
    kind: z.enum(reportKinds).describe('Kind of report; the newest of each kind has a page of its own.'),
    year: z.int().describe('Year that it reports on; its figures are in `content/site/accounts.ts`.'),
    summary: lead(60).describe('What the report contains; shown below the headline of its page.'),
  }),
);

const reports = createCollection('investors/reports', reportSchema);

const day = (meaning: string) => daySchema.describe(`Day ${meaning}`);

export const readAccountsDays = readFacts(
  'content/site/annual-reports.ts',
  accountsDays,
  z.array(
    z.strictObject({
      year: z.int().describe('Year of the accounts.'),
      auditorElected: day('of the general meeting that elected the auditor.'),
      opinion: day('of the audit opinion.'),
      adopted: day('on which the supervisory board adopted the accounts.'),
      annualReport: day('of publication of the annual report.'),
      disclosureReport: day('of publication of the disclosure report.'),
      generalMeeting: day('of the general meeting that decides on the profit.'),
    }),
  ),
  'accountsDays',
);

export const readAuditor = readFacts(
  'content/site/annual-reports.ts',
  auditor,
  z.strictObject({
    name: z.string().describe('Name of the firm.'),
    seat: localized(3).describe('Town of its registered office.'),
    firstYear: z.int().describe('First year whose accounts it audited.'),
  }),
  'auditor',
);

/** A report in one language, with the day of its publication. */
export type Report = Entry<Output<typeof reportSchema>> & { readonly date: string };

const daysByKind = { 'annual-report': 'annualReport', 'disclosure-report': 'disclosureReport' } as const;

/** @throws Error if the days of the year are missing */
export function findDays(year: number): ReturnType<typeof readAccountsDays>[number] {
  const days = readAccountsDays().find((found) => found.year === year);
  if (!days) throw new Error(`content/site/annual-reports.ts has no days of ${year}.`);
  return days;
}

/** All reports of a language, newest first. */
export const listReports = cachedBy((locale: Locale): readonly Report[] =>
  reports
    .all(locale)
    .map((report) => ({ ...report, date: findDays(report.year)[daysByKind[report.kind]] }))
    .toSorted((a, b) => b.year - a.year || a.kind.localeCompare(b.kind)),
);

/** The newest report of a kind. @throws Error if there is none */
export function findCurrent(kind: ReportKind, locale: Locale): Report {
  const found = listReports(locale).find((report) => report.kind === kind);
  if (!found) throw new Error(`content/investors/reports has no ${kind}.`);
  return found;
}

/** The newest report of each kind; each has a page. */
export const listCurrentReports = (locale: Locale): Report[] =>
  reportKinds.map((kind) => findCurrent(kind, locale));

/** Reports that a newer one of their kind followed, newest first. */
export const listEarlierReports = (locale: Locale): Report[] =>
  listReports(locale).filter((report) => report !== findCurrent(report.kind, locale));

/** Path of a report's PDF: `/documents/investors/annual-report-2025-en.pdf`. */
export const buildReportPath = ({ slug, locale }: Pick<Report, 'slug' | 'locale'>): string =>
  `/documents/investors/${slug}-${locale}.pdf`;

export const listAllReports = (): Report[] => locales.flatMap((locale) => [...listReports(locale)]);

export const listReportPaths = (): string[] => listAllReports().map(buildReportPath);

/** The text of a report as HTML, with its tables in the places of `{table: name}`. */
export const buildReportHtml = ({ body, year, locale }: Report): string =>
  body().html.replaceAll(/<p>\{table: ([\w-]+)\}<\/p>/g, (_quoted, table: string) =>
    writeReportTable(table, year, locale),
  );
