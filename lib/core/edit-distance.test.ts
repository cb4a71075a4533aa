import { countEdits } from './edit-distance';

describe('countEdits', () => {
  it.each([
    ['', '', 0],
    ['iban', 'iban', 0],
    ['iban', 'ibna', 1],
    ['zahlunk', 'zahlung', 1],
    ['zahlug', 'zahlung', 1],
    ['zahlungg', 'zahlung', 1],
    ['settlemnt', 'settlement', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
    ['', 'abc', 3],
  ])('from "%s" to "%s": %i', (a, b, edits) => {
    expect(countEdits(a, b, 5)).toBe(edits);
    expect(countEdits(b, a, 5)).toBe(edits);
  });

  it('stops above the limit', () => {
    expect(countEdits('kitten', 'sitting', 2)).toBeGreaterThan(2);
    expect(countEdits('abc', 'abcdefgh', 2)).toBeGreaterThan(2);
  });
});
