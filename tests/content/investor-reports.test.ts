import { businessIndicators } from '#content/site/accounts';
import { accountsDays } from '#content/site/annual-reports';
import { financialCalendar, keyFigures } from '#content/site/key-figures';
import { accountYears, findAccounts, type AccountYear } from '#lib/families/investors/account-years';
import { buildDocument } from '#lib/families/investors/documents';
import { amountOf, capitalRows } from '#lib/families/investors/report-tables';
import {
  buildReportHtml,
  findDays,
  listAllReports,
  listCurrentReports,
  readAuditor,
  type Report,
} from '#lib/families/investors/reports';
import { readTableWords } from '#lib/families/investors/tables-schema';
import { formatDay, formatNumber } from '#lib/i18n/format';
import { locales } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readFileSync } from 'node:fs';

const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u00ad\u2060]/g, '');
const reports = listAllReports().map((report) => [`${report.slug}, ${report.locale}`, report] as const);

/** Every number with a decimal that a report on a year may state: amounts, ratios, changes and shares. */
function listNumbers({ year, locale }: Report): Set<string> {
  const [now, before] = [findAccounts(year), findAccounts(year - 1)];
  const rows = Object.keys(readTableWords(locale).rows) as Parameters<typeof amountOf>[0][];
  const counts = ['paymentsInMillions', 'accountsInMillions', 'partnerCompanies'] as const;
  const shares = [
    (now.netCommission / now.income) * 100,
    (now.deposits / now.totalAssets) * 100,
    ...[now, before].map((account) => (200 * account.riskProvisions) / (account.loans + before.loans)),
    ...[now.overallPercent, ...businessIndicators.map(({ amount }) => amount), 12.5, 0.75],
  ];
  const changes = [
    ...rows.map((row) => (amountOf(row, now) / amountOf(row, before) - 1) * 100),
    ...counts.map((count) => (now[count] / before[count] - 1) * 100),
  ];
  const values = (account: AccountYear): number[] => [
    ...rows.map((row) => amountOf(row, account)),
    ...counts.map((count) => account[count]),
  ];
  const all = [...values(now), ...values(before), ...shares, ...changes];
  return new Set(all.flatMap((value) => [1, 2].map((digits) => formatNumber(value, locale, digits))));
}

describe.each(reports)('the report %s', (_name, report) => {
  const prose = plain(
    report
      .body()
      .html.replaceAll(/<a [^>]*href="https.*?<\/a>/gs, '')
      .replaceAll(/<[^>]+>/g, ' '),
  );
  const decimals = report.locale === 'en' ? /(?<![\d.])\d[\d,]*\.\d+/g : /(?<![\d,])\d[\d.]*,\d+(?!-)/g;

  it('states in its text only numbers of its tables', () => {
    const known = listNumbers(report);
    const found = prose.match(decimals) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((number) => !known.has(number))).toEqual([]);
  });

  it('has a table in each of its places', () => {
    const places = report.body().html.match(/\{table/g)?.length ?? 0;
    const html = buildReportHtml(report);
    expect(html).not.toContain('{');
    expect(html.match(/<table/g)).toHaveLength(places);
    expect(places).toBeGreaterThan(1);
  });

  it('names the days and the auditor of its accounts', () => {
    const days = findDays(report.year);
    const told =
      report.kind === 'annual-report'
        ? (['opinion', 'adopted', 'generalMeeting', 'auditorElected'] as const)
        : [];
    const missing = told.filter((day) => !prose.includes(plain(formatDay(days[day], report.locale))));
    expect(missing).toEqual([]);
    expect(prose.includes(readAuditor().name)).toBe(report.kind === 'annual-report');
  });
});

describe('the days of the reports', () => {
  it.each(accountsDays.map((days) => [days.year, days] as const))(
    '%i: follow each other on working days',
    (year, days) => {
      const { auditorElected, opinion, adopted, annualReport, disclosureReport, generalMeeting } = days;
      const inOrder = [
        auditorElected,
        `${year}-12-31`,
        opinion,
        adopted,
        annualReport,
        disclosureReport,
        generalMeeting,
      ];
      expect(inOrder).toEqual(inOrder.toSorted());
      const weekend = Object.values(days).filter((day) => [0, 6].includes(new Date(String(day)).getUTCDay()));
      expect(weekend).toEqual([]);
    },
  );

  it('the meeting that decides on a profit elects the auditor for that year', () => {
    const elected = new Map(
      accountsDays.map(({ year, auditorElected }) => [year as number, auditorElected as string]),
    );
    for (const { year, generalMeeting } of accountsDays)
      if (elected.has(year + 1)) expect(elected.get(year + 1)).toBe(generalMeeting);
  });

  it('the calendar announces the reports of the next year', () => {
    const next = (accountsDays.at(-1)?.year ?? 0) + 1;
    const announced = financialCalendar.filter(({ slug }) => /report$/.test(slug));
    expect(announced.map(({ slug }): string => slug)).toEqual(['annual-report', 'disclosure-report']);
    for (const { title } of announced) expect(title.en).toContain(String(next));
  });
});

describe('the words of the reports', () => {
  it.each(locales)('a figure has the same name as in the key figures (%s)', (locale) => {
    const { rows } = readTableWords(locale);
    const t = translate.investors[locale];
    const shared = [
      ...(['netInterest', 'netCommission', 'income', 'expenses', 'riskProvisions', 'profit'] as const),
      ...(['costIncomePercent', 'totalAssets', 'deposits', 'loans', 'equity'] as const),
    ];
    expect(shared.filter((row) => plain(rows[row]) !== plain(t(`rows.${row}`)))).toEqual([]);
  });

  it.each(locales)('the newest report of each kind is on the last year of the key figures (%s)', (locale) => {
    const last = keyFigures.at(-1)?.year;
    expect(listCurrentReports(locale).map(({ year }) => year)).toEqual([last, last]);
  });
});

test.each(locales)(
  'the file of ratios has a line for each year and the amounts before each ratio (%s)',
  (locale) => {
    const lines = buildDocument('ratios', locale).text.trim().split('\r\n');
    expect(lines).toHaveLength(accountYears.length + 1);
    const separator = locale === 'de' ? ';' : ',';
    const cells = lines.at(-1)?.split(separator) ?? [];
    expect(cells).toHaveLength(capitalRows.length + 1);
    expect(cells[7]).toBe(locale === 'de' ? '18,60' : '18.60');
    expect(readFileSync(`public${buildDocument('ratios', locale).path}`, 'utf8')).toBe(
      buildDocument('ratios', locale).text,
    );
  },
);
