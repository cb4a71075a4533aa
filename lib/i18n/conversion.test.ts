import { decimalOf, describeExchange, describePurchase, fillWords, formatForeign } from './conversion';

const terms = { code: 'SEK', referenceRate: 10.6254, cardRate: 10.6031, feePercent: 1.5 };

describe('a conversion in words', () => {
  it('states the price of a purchase, in both languages', () => {
    expect(describePurchase(1200, terms, 'de')).toEqual({
      given: '1.200\u00a0SEK',
      total: '114,87\u00a0€',
      reference: '112,94\u00a0€',
      extra: '1,93\u00a0€',
      markUp: '1,71\u00a0%',
    });
    expect(describePurchase(0.5, terms, 'en').given).toBe('0.50\u00a0SEK');
  });

  it('states the result for euros', () => {
    expect(describeExchange(101.5, terms, 'en')).toEqual({
      given: '€101.50',
      total: '1,060.31\u00a0SEK',
      reference: '1,078.48\u00a0SEK',
      extra: '18.17\u00a0SEK',
      markUp: '1.71%',
    });
    expect(describeExchange(100, terms, 'de').given).toBe('100\u00a0€');
  });

  it('fills the placeholders of a sentence in any order', () => {
    const words = describePurchase(1200, terms, 'en');
    expect(fillWords('{total} for {given}, {total}', words)).toBe('€114.87 for 1,200\u00a0SEK, €114.87');
  });

  it('formats numbers for the language', () => {
    expect([decimalOf('de'), decimalOf('en'), decimalOf('fr')]).toEqual([',', '.', ',']);
    expect(formatForeign(1234.5, 'JPY', 'de')).toBe('1.234,50\u00a0JPY');
  });
});
