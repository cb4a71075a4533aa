import { keyFigures } from '#content/site/key-figures';
import { locales } from '#lib/i18n/locales';
import { buildDocument } from './documents';
import { deriveYear, keyRows } from './key-rows';

jest.mock('#content/site/key-figures', () => {
  const figures = {
    netInterest: 11.8,
    netCommission: 21.4,
    expenses: 33.9,
    riskProvisions: 1.9,
    totalAssets: 1240,
    deposits: 1000,
    loans: 400,
    equity: 90,
    cet1Percent: 17.5,
    partnerCompanies: 20,
    accountsInMillions: 0.5,
    paymentsInMillions: 60,
    employees: 200,
  };
  const long = 'a title, that is so long with its umlauts (ä, ö, ü) that no line of a calendar holds it';
  return {
    keyFigures: [2021, 2022, 2023].map((number) => ({ year: number, ...figures })),
    shareholders: [],
    financialCalendar: [
      { day: '2027-03-18', slug: 'report', title: { en: `Report; ${long}`, de: `Bericht; ${long}` } },
      { day: '2026-12-31', slug: 'end', title: { en: 'End', de: 'Ende' } },
    ],
  };
});

describe('deriveYear', () => {
  it('adds income, profit and cost-income ratio', () => {
    expect(keyFigures.map(deriveYear)[0]).toMatchObject({
      income: 33.2,
      profit: -2.6,
      costIncomePercent: 102.1,
    });
  });
});

describe('the table', () => {
  const readTable = (text: string, mark: string): string[][] =>
    text
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(new RegExp(`${mark}(?=(?:[^"]*"[^"]*")*[^"]*$)`)));
  const english = readTable(buildDocument('key-figures', 'en').text, ',');
  const german = readTable(buildDocument('key-figures', 'de').text, ';');

  it('has a line per year and a column per table row, formatted for the language', () => {
    expect(english.map((cells) => cells.length)).toEqual(Array(4).fill(keyRows.length + 1));
    expect(english[1]?.slice(0, 4)).toEqual(['2021', '11.8', '21.4', '33.2']);
    expect(german[1]?.slice(0, 4)).toEqual(['2021', '11,8', '21,4', '33,2']);
  });

  it('starts with a byte order mark', () => {
    expect(buildDocument('key-figures', 'en').text.codePointAt(0)).toBe(0xfeff);
  });

  it('has column names without no-break spaces', () => {
    expect([...english, ...german].flat().join('')).not.toMatch(/[\u00ad\u2060\u00a0]/);
  });
});

describe.each(locales)('the calendar in %s', (locale) => {
  const { text, bytes } = buildDocument('financial-calendar', locale);
  const unfolded = text.replaceAll('\r\n ', '');

  it('folds lines at 75 octets', () => {
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.length).toBeGreaterThan(unfolded.split('\r\n').length);
    expect(bytes).toBe(Buffer.byteLength(text));
  });

  it('has all-day events that end on the next day, also at the end of a year', () => {
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('DTSTART;VALUE=DATE:20270318\r\nDTEND;VALUE=DATE:20270319');
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
  });

  it('escapes special characters', () => {
    expect(unfolded).toMatch(/\w\\; a title\\, that/);
  });
});
