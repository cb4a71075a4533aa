import { readFileSync } from 'node:fs';
import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { transferTimetableContent } from '#content/home/transfer-timetable';
import { readGrowth } from '#lib/families/home/schema';
import { buildHomeView } from '#lib/families/home/view';
import { findLeadingCase } from '#lib/families/case-studies/links';
import { expectSound } from '#lib/charts/testing';
import { locales } from '#lib/i18n/locales';

const read = (file: string): string => readFileSync(`content/${file}`, 'utf8');

const before = keyFigures.at(-1)?.partnerCompanies ?? 0;

describe.each(locales)('the home page (%s)', (locale) => {
  const view = buildHomeView(locale);

  it('states the number of logos and companies', () => {
    const numbers = view.customersTitle.match(/\d+/g)?.map(Number);
    expect(numbers).toEqual([view.customers.length, figures.partnerCompanies]);
  });

  it('draws the companies of each year with the new ones highlighted', () => {
    const marks = view.growth.drawings.half.marks;
    const lengths = marks.flatMap((mark) =>
      mark.kind === 'area' ? [Number(/^M[\d.]+ [\d.]+h([\d.]+)/.exec(mark.d)?.[1])] : [],
    );
    expect(lengths).toHaveLength(keyFigures.length + 2);
    const [old = 1, fresh = 0] = lengths.slice(-2);
    expect(fresh / old).toBeCloseTo((figures.partnerCompanies - before) / before, 1);
    expect(view.growth.alt).toContain(String(figures.partnerCompanies - before));
    expect(view.growth.table.rows.map(([, value]) => Number(value))).toEqual([
      ...keyFigures.map(({ partnerCompanies }) => partnerCompanies),
      figures.partnerCompanies,
    ]);
  });

  it('has the same date of the newest count as the press release', () => {
    const release = read(`press/releases/${figures.partnerCompanies}-partner-companies/${locale}.md`);
    expect(release).toContain(`date: ${readGrowth(locale).latestDay}`);
  });

  it('quotes the first values of the sparklines', () => {
    const [first] = keyFigures;
    const words = view.proof.map(({ label }) => label.replaceAll(/(\d),(\d)/g, '$1.$2'));
    expect(words[0]).toContain(String(first.accountsInMillions));
    expect(words[1]).toContain(String(first.paymentsInMillions));
  });

  it('agrees with the case study', () => {
    const study = read(`case-studies/kontaro/${locale}.md`);
    const [, from, to] = /before: \{ value: (\d+).*?after: \{ value: (\d+)/s.exec(study) ?? [];
    const { chart } = findLeadingCase(locale);
    expect(chart.alt).toMatch(new RegExp(`${from}\\D+${to}\\D`));
    expect([from, to]).toEqual(['58', '91']);
  });

  it('agrees with the glossary about transfers at night', () => {
    const entry = read(`glossary/single-euro-payments-area/${locale}.md`);
    const { runs, days } = transferTimetableContent[locale].timetable;
    const [[approved], [, , received, latest]] = [runs[0].calls, runs[1].calls];
    expect(approved.at).toBe('2026-11-28T20:15');
    expect(entry).toMatch(/28\.? November 2026,? (?:um|at) 20:15/);
    expect(received.at).toBe('2026-11-30T00:00');
    expect(entry).toMatch(/30\.? November/);
    // By the end of 1 December.
    expect(latest.at).toBe('2026-12-02T00:00');
    expect(entry).toMatch(/1\.? (?:December|Dezember)/);
    const weekend = days.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()));
    expect(days.filter((day) => 'isClosed' in day)).toEqual(weekend);
  });

  it('has drawings without overlapping labels', () => {
    for (const { drawings } of [view.night.chart, view.growth])
      for (const drawing of Object.values(drawings)) expectSound(drawing);
  });
});
