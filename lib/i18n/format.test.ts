import { formatDay, formatEuro, formatList, formatNumber, formatPercent, toDay } from './format';
import { languageCodes } from './languages';

/** `~` for any no-break space: which one is used depends on the ICU version. */
const mark = (text: string): string => text.replace(/[\u00a0\u202f]/g, '~');
const inAll = (format: (language: (typeof languageCodes)[number]) => string): string[] =>
  languageCodes.map((language) => mark(format(language)));

describe('formats of numbers and days, in English, German, French, Spanish and Italian', () => {
  it('write days on one line', () => {
    expect(inAll((language) => formatDay('2026-03-01', language))).toEqual([
      '1~March~2026',
      '1.~März~2026',
      '1~mars~2026',
      '1~de~marzo~de~2026',
      '1~marzo~2026',
    ]);
    expect(toDay('2026-11-20', 'de')).toEqual({ iso: '2026-11-20', text: '20.\u00a0November\u00a02026' });
  });

  it('write numbers with a real minus sign, and as many digits as asked for', () => {
    expect(inAll((language) => formatNumber(-12345.5, language))).toEqual([
      '−12,345.5',
      '−12.345,5',
      '−12~345,5',
      '−12.345,5',
      '−12.345,5',
    ]);
    expect(formatNumber(2, 'en', 2)).toBe('2.00');
    expect(formatNumber(2.345, 'de', 1)).toBe('2,3');
  });

  it('write per cent that are per cent already', () => {
    expect(inAll((language) => formatPercent(1.5, language, 2))).toEqual([
      '1.50%',
      '1,50~%',
      '1,50~%',
      '1,50~%',
      '1,50%',
    ]);
  });

  it('write euro with cents, or without', () => {
    expect(inAll((language) => formatEuro(12345.5, language))).toEqual([
      '€12,345.50',
      '12.345,50~€',
      '12~345,50~€',
      '12.345,50~€',
      '12.345,50~€',
    ]);
    expect(mark(formatEuro(74000, 'de', 0))).toBe('74.000~€');
  });

  it('write lists', () => {
    expect(inAll((language) => formatList(['A', 'B', 'C'], language))).toEqual([
      'A, B and C',
      'A, B und C',
      'A, B et C',
      'A, B y C',
      'A, B e C',
    ]);
    expect(formatList(['A'], 'en')).toBe('A');
  });
});
