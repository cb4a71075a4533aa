import fc from 'fast-check';
import { parseNumber } from './parse-number';

const german = (text: string): number | undefined => parseNumber(text, { decimal: ',' });
const english = (text: string): number | undefined => parseNumber(text, { decimal: '.' });

describe('parseNumber', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1.234', 1234],
    ['1.234.567,8', 1_234_567.8],
    ['12.50', 12.5],
    ['1.5', 1.5],
    ['0,5', 0.5],
    [',5', 0.5],
    ['1,234', 1.234],
    ['1,234,567', 1_234_567],
    ['1,234.56', 1234.56],
    ['1 234,56 €', 1234.56],
    ['1\u202f234', 1234],
    ['1\u00a0234\u00a0SEK', 1234],
    ["1'234.50", 1234.5],
    ['50,–', 50],
    ['50,--', 50],
    ['EUR 50', 50],
    ['  7  ', 7],
    ['\u202a7\u200b', 7],
    ['1\u200b\u00a0234\u2060,5', 1234.5],
    ['10 500', 10_500],
    ['0', 0],
    ['20.000', 20_000],
    ['0.500', 0.5],
    ['0.005', 0.005],
    ['0,001', 0.001],
  ])('reads %s in German format', (text, value) => expect(german(text)).toBe(value));

  it.each([
    ['1,234.56', 1234.56],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['12,50', 12.5],
    ['12.', 12],
    ['.5', 0.5],
    ['1.234,56', 1234.56],
    ['£1,200', 1200],
    ['$ 80.00', 80],
    ['1 000 000', 1_000_000],
    ['0,500', 0.5],
    ['0,005', 0.005],
    ['0.001', 0.001],
  ])('reads %s in English format', (text, value) => expect(english(text)).toBe(value));

  it.each([
    '',
    ' ',
    'zwölf',
    '1e5',
    '-5',
    '−5',
    '1..5',
    '1,2,3',
    '12.34.56',
    '1.23,4.5',
    '12,3456,7',
    '1,23.45',
    '.',
    ',',
    '1 23',
    '5 5',
    '1/2',
    '5%',
    '<b>5</b>',
    '٥',
    'NaN',
    'Infinity',
    '0x10',
    '1234567890123456',
    'EURO 50',
    '0.500.000',
    '0,500.25',
    '0 500',
    "0'500.00",
    '00\u202f500',
  ])('rejects %j', (text) => {
    expect([german(text), english(text)]).toEqual([undefined, undefined]);
  });

  it.each(['de', 'en'] as const)('reads numbers formatted for the language (%s)', (language) => {
    const read = language === 'de' ? german : english;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(read(text)).toBe(cents / 100);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(german(text) ?? 0).toBeGreaterThanOrEqual(0)));
  });
});
