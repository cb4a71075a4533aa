import { countrySpecs } from 'ibantools';

/** What may stand at a place of an IBAN. */
export type PlaceKind = 'digit' | 'letter' | 'either';

const kinds: Readonly<Record<string, PlaceKind>> = { '0-9': 'digit', 'A-Z': 'letter' };

const patterns: Readonly<Record<PlaceKind, RegExp>> = {
  digit: /^[0-9]$/,
  letter: /^[A-Z]$/,
  either: /^[A-Z0-9]$/,
};

/** Whether a character may stand at a place. */
export const fitsPlace = (character: string, kind: PlaceKind): boolean => patterns[kind].test(character);

/** Number of characters of a country's IBANs; undefined if it has none. */
export const lengthOfIban = (country: string): number | undefined =>
  countrySpecs[country]?.chars ?? undefined;

/** What may stand at each place of a country's IBANs: country code, check digits, then the country's own format. */
export function listIbanPlaces(country: string): PlaceKind[] {
  const format = countrySpecs[country]?.bban_regexp ?? '';
  const parts = [...format.matchAll(/\[([^\]]+)\]\{(\d+)\}/g)];
  const own = parts.flatMap(([, set = '', count]) =>
    Array.from({ length: Number(count) }, () => kinds[set] ?? 'either'),
  );
  return ['letter', 'letter', 'digit', 'digit', ...own];
}
