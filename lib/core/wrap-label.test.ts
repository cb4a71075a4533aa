import { measureText, wrapLabel } from './wrap-label';

describe('wrapLabel', () => {
  it('breaks between words if they do not fit', () => {
    expect(wrapLabel('Strong customer authentication', 160, 17)).toEqual([
      'Strong customer',
      'authentication',
    ]);
    expect(wrapLabel('Payer', 160, 17)).toEqual(['Payer']);
  });

  it('balances lines without adding one', () => {
    expect(wrapLabel('Betrag, Nummer, Kunde', 160, 17)).toEqual(['Betrag,', 'Nummer, Kunde']);
    expect(wrapLabel('Alle Schritte gehen gut', 160, 17)).toEqual(['Alle Schritte', 'gehen gut']);
  });

  it('ignores soft hyphens, because drawings do not break words', () => {
    expect(wrapLabel('Kunden\u00adkonto', 160, 17)).toEqual(['Kundenkonto']);
    expect(measureText('Kunden\u00adkonto', 17)).toBe(measureText('Kundenkonto', 17));
  });

  it('allows for the smaller font of notes', () => {
    expect(wrapLabel('was geladen ist', 110, 15)).toHaveLength(2);
    expect(wrapLabel('was geladen ist', 110, 15, 'note')).toEqual(['was geladen ist']);
    expect(measureText('was geladen ist', 15, 'note')).toBeLessThan(measureText('was geladen ist', 15));
  });

  it('allows for the capitals of acronyms', () => {
    // 138px in Chromium; drawings without a frame take nine tenths of the estimate.
    expect(0.9 * measureText('SEPA-Überweisung', 15)).toBeGreaterThanOrEqual(137.5);
    expect(measureText('SEPA', 15)).toBeGreaterThan(measureText('Sepa', 15));
  });

  it('never breaks a word', () => {
    expect(wrapLabel('Kreditwürdigkeitsprüfung', 60, 17)).toEqual(['Kreditwürdigkeitsprüfung']);
  });
});
