import { readFileSync } from 'node:fs';
import path from 'node:path';
import { figures } from '#content/site/figures';
import { financialCalendar, keyFigures, shareholders } from '#content/site/key-figures';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { investorsPages, type InvestorsEntryOf } from './collection';
import { buildDocument, documentNames } from './documents';
import { investorsFamily } from './family';
import { deriveYear, derivedYears, keyRows } from './key-rows';
import { buildDownloadView, buildInvestorsView } from './view';

const index = (locale: 'en' | 'de') =>
  buildInvestorsView(investorsPages.get(locale, 'investors') as InvestorsEntryOf<'investors'>);
const download = (locale: 'en' | 'de') =>
  buildDownloadView(investorsPages.get(locale, 'download') as InvestorsEntryOf<'download'>);
const first = keyFigures[0];

describe('investors', () => {
  it.each(locales)('has complete views (%s)', (locale) => {
    for (const view of [index(locale), download(locale)]) {
      expect(findGaps(view)).toEqual([]);
      expect(JSON.stringify(view)).not.toMatch(/\{\w+\}/);
    }
    expect(download(locale).trail.map(({ path: address }) => address)).toEqual([
      `/${locale}/`,
      `/${locale}/investors/`,
    ]);
    expect(
      investorsFamily
        .pages(locale)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['investors', 'investors/download']);
  });

  it('derives income, profit and cost-income ratio', () => {
    expect(
      deriveYear({ ...first, netInterest: 11.8, netCommission: 21.4, expenses: 33.9, riskProvisions: 1.9 }),
    ).toMatchObject({ income: 33.2, profit: -2.6, costIncomePercent: 102.1 });
  });

  it('prints one line per row and one column per year, numbers as the language writes them', () => {
    expect(index('de').yearRows).toHaveLength(keyRows.length);
    expect(index('de').yearRows.every((row) => row.length === index('de').yearHead.length)).toBe(true);
    expect(index('de').yearRows[5]).toEqual(['Ergebnis vor Steuern', '30,8', '24,1', '13,6', '−1,3', '−2,6']);
    expect(index('en').yearRows[7]).toEqual(['Total assets', '3,310', '2,830', '2,280', '1,710', '1,240']);
    expect(index('en').figures.items.map(({ value }) => value)).toEqual([
      '€106.1m',
      '€30.8m',
      '64.8%',
      '18.6%',
    ]);
    expect(index('de').figures.items.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
      '106,1 Mio. €',
      '30,8 Mio. €',
      '64,8 %',
      '18,6 %',
    ]);
  });
});

describe('the figures', () => {
  it('agree with each other and with those of other pages', () => {
    expect(keyFigures.at(-1)?.paymentsInMillions).toBe(figures.paymentsInMillions);
    expect(keyFigures.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025]);
    for (const { totalAssets, deposits, loans, equity } of keyFigures) {
      expect(deposits + equity).toBeLessThan(totalAssets);
      expect(loans).toBeLessThan(totalAssets);
    }
    // The texts say so.
    expect(derivedYears.every(({ netCommission, netInterest }) => netCommission > netInterest)).toBe(true);
    expect(derivedYears.map(({ profit }) => profit > 0)).toEqual([false, false, true, true, true]);
  });

  it('account for the whole capital, and call holdings from ten per cent on qualifying unless many hold them', () => {
    expect(shareholders.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(shareholders.map(({ percent }) => percent)).toEqual(
      shareholders.map(({ percent }) => percent).toSorted((a, b) => b - a),
    );
  });

  it('has dates in order, on working days', () => {
    const days = financialCalendar.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day.startsWith('2027-') && ![0, 6].includes(new Date(day).getUTCDay()))).toBe(
      true,
    );
  });
});

describe('documents', () => {
  const all = locales.flatMap((locale) =>
    documentNames.map((name) => [`${name} ${locale}`, buildDocument(name, locale)] as const),
  );

  it.each(all)(
    '%s lies under public as it is built (else: npm run documents)',
    (_name, { path: address, text, bytes }) => {
      const file = readFileSync(path.join('public', address));
      expect(file.toString('utf8')).toBe(text);
      expect(file).toHaveLength(bytes);
    },
  );

  it('has tables that a spreadsheet reads', () => {
    const table = (text: string, mark: string) =>
      text
        .slice(1)
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(new RegExp(`${mark}(?=(?:[^"]*"[^"]*")*[^"]*$)`)));
    const english = table(buildDocument('key-figures', 'en').text, ',');
    const german = table(buildDocument('key-figures', 'de').text, ';');
    expect(english.map((cells) => cells.length)).toEqual(Array(6).fill(keyRows.length + 1));
    expect(english.slice(1).map((cells) => cells.map(Number))).toEqual(
      german.slice(1).map((cells) => cells.map((cell) => Number(cell.replace(',', '.')))),
    );
    expect(english[1]?.slice(0, 4)).toEqual(['2021', '11.8', '21.4', '33.2']);
    expect(buildDocument('key-figures', 'en').text.codePointAt(0)).toBe(0xfeff);
  });

  it.each(locales)('has a calendar of whole days in lines of at most 75 octets (%s)', (locale) => {
    const { text } = buildDocument('financial-calendar', locale);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(financialCalendar.length);
    expect(text).toContain('DTSTART;VALUE=DATE:20270318\r\nDTEND;VALUE=DATE:20270319');
    expect(text.replaceAll('\r\n ', '')).toContain(financialCalendar[0].title[locale].replace(',', '\\,'));
  });
});
