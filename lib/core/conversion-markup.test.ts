import fc from 'fast-check';
import { calculateConversionMarkup, convertEuro, convertPurchase } from './conversion-markup';

const rate = fc.double({ min: 0.1, max: 20_000, noNaN: true });

describe('calculateConversionMarkup', () => {
  it('compares the price in euro, fee included, with the reference', () => {
    expect(calculateConversionMarkup(1.2, 1.2)).toBe(0);
    expect(calculateConversionMarkup(1.02, 1)).toBeCloseTo(2, 10);
    expect(calculateConversionMarkup(10, 10, 1.5)).toBeCloseTo(1.5, 10);
    expect(calculateConversionMarkup(1.02, 1, 1.5)).toBeCloseTo(3.53, 10);
    expect(calculateConversionMarkup(1, 1.25)).toBeCloseTo(-20, 10);
  });

  it('finds the spread that a rate was derived from', () => {
    fc.assert(
      fc.property(rate, fc.double({ min: 0, max: 5, noNaN: true }), (reference, spread) => {
        expect(calculateConversionMarkup(reference, reference / (1 + spread / 100))).toBeCloseTo(spread, 3);
      }),
    );
  });
});

describe('convertPurchase', () => {
  it('rounds each step to the cent and adds up', () => {
    expect(
      convertPurchase({ amount: 1200, referenceRate: 10.6254, cardRate: 10.6031, feePercent: 1.5 }),
    ).toEqual({
      atReference: 112.94,
      atCard: 113.17,
      fee: 1.7,
      total: 114.87,
      markUp: expect.closeTo(1.7135, 3) as number,
    });
  });
});

describe('convertEuro', () => {
  it('subtracts the fee before the conversion', () => {
    expect(convertEuro({ euro: 101.5, referenceRate: 10.6254, cardRate: 10.6031, feePercent: 1.5 })).toEqual({
      atReference: 1078.48,
      total: 1060.31,
      markUp: expect.closeTo(1.7135, 3) as number,
    });
  });

  it('is the inverse of a purchase, to the cent', () => {
    const rates = { referenceRate: 10.6254, cardRate: 10.6031, feePercent: 1.5 };
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), (euro) => {
        const { total } = convertEuro({ euro, ...rates });
        expect(Math.abs(convertPurchase({ amount: total, ...rates }).total - euro)).toBeLessThan(0.02);
      }),
    );
  });
});
