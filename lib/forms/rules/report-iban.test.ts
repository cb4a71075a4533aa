import vectors from './iban-vectors.json';
import { compactIban } from './compact';
import { checkIban } from './iban';
import { lengthOfIban, listIbanPlaces } from './iban-places';
import { reportIban } from './report-iban';
import { sepaCountries } from './sepa-countries';

const rows: readonly { readonly value: string; readonly key?: string | undefined }[] = vectors;
const right = rows.filter(({ key }) => key === undefined).map(({ value }) => compactIban(value));

/** An IBAN with the characters of two neighbours swapped. */
const swapAt = (iban: string, index: number): string =>
  iban.slice(0, index) + (iban[index + 1] ?? '') + (iban[index] ?? '') + iban.slice(index + 2);

describe('listIbanPlaces', () => {
  it.each(sepaCountries)('knows every place of %s', (country) => {
    expect(listIbanPlaces(country)).toHaveLength(lengthOfIban(country) ?? 0);
  });
});

describe('reportIban', () => {
  it.each(rows)('comes to the same result as forms: $value', ({ value }) => {
    expect(reportIban(value).key).toBe(checkIban(value)?.key);
  });

  it.each(right)('finds no place in %s', (value) => {
    expect(reportIban(value)).toMatchObject({ wrong: [], proven: [] });
  });

  it.each([
    ['DE89 3704 0044 0532 O130 00', 17, 'O', 'digit'],
    ['DEO9370400440532013000', 3, 'O', 'digit'],
    ['nl91 abn1 0417 1643 00', 8, '1', 'letter'],
    ['DE89 3704 0044 0532 0130 0€', 22, '€', 'either'],
  ])('finds the character that does not belong in %s', (value, place, found, expected) => {
    expect(reportIban(value).wrong).toEqual([{ place, found, expected }]);
  });

  it('names a place only if a single mistake can be nowhere else', () => {
    expect(reportIban('NO93 8601 1117 974').proven).toEqual([14, 15]);
    expect(reportIban('BE68539007547035').proven).toEqual([16]);
    expect(reportIban('DE89370400440532013001').proven).toEqual([]);
  });

  it('never names a wrong place after a swap', () => {
    const swapped = right.flatMap((value) =>
      [...value].slice(4, -1).map((_, offset) => ({ value: swapAt(value, offset + 4), place: offset + 5 })),
    );
    const named = swapped
      .map(({ value, place }) => ({ place, proven: reportIban(value).proven }))
      .filter(({ proven }) => proven.length > 0);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ place, proven }) => proven.join() !== `${place},${place + 1}`)).toEqual([]);
  });

  it.each([
    'IBAN DE89 3704 0044 0532 0130 00',
    'IBAN:\u00a0DE89370400440532013000',
    'iban: de89-3704-0044-0532-0130-00',
  ])('reads %s', (value) => {
    expect(reportIban(value)).toMatchObject({ key: undefined, country: 'DE', length: 22 });
  });
});
