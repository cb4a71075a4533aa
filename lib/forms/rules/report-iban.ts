import type { ProblemKey } from '../problem';
import { compactIban } from './compact';
import { findInvalidCharacter } from './find-invalid-character';
import { checkIban, ibanAlphabet } from './iban';
import { fitsPlace, lengthOfIban, listIbanPlaces, type PlaceKind } from './iban-places';

/** A character that cannot stand at its place; places count from 1, without spaces. */
export type WrongPlace = { readonly place: number; readonly found: string; readonly expected: PlaceKind };

export type IbanReport = {
  /** In capitals, without separators. */
  readonly characters: readonly string[];
  readonly country: string;
  /** Characters that IBANs of the country have. */
  readonly length: number | undefined;
  /** None if the IBAN is well formed. */
  readonly key: ProblemKey | undefined;
  /** Characters of a kind that does not belong there. */
  readonly wrong: readonly WrongPlace[];
  /** The place, or two neighbours, where a single mistake must be; empty unless only one is possible. */
  readonly proven: readonly number[];
};

type Correction = { readonly iban: string; readonly places: readonly number[] };

const replaceAt = (iban: string, index: number, text: string): string =>
  iban.slice(0, index) + text + iban.slice(index + text.length);

/** Every IBAN with one character replaced, or two neighbours swapped. */
function listCorrections(iban: string): Correction[] {
  return [...iban].flatMap((character, index) => {
    const next = iban[index + 1];
    const replaced = [...ibanAlphabet]
      .filter((other) => other !== character)
      .map((other) => ({ iban: replaceAt(iban, index, other), places: [index + 1] }));
    return next === undefined || next === character
      ? replaced
      : [...replaced, { iban: replaceAt(iban, index, next + character), places: [index + 1, index + 2] }];
  });
}

/** Where the mistake is if there is only one: known only if all corrections that fit are at the same place. */
function provePlaces(iban: string): readonly number[] {
  const [first, ...others] = listCorrections(iban).filter((correction) => !checkIban(correction.iban));
  return first && others.every(({ places }) => places.join() === first.places.join()) ? first.places : [];
}

function listWrong(characters: readonly string[], country: string): WrongPlace[] {
  return listIbanPlaces(country).flatMap((expected, index) => {
    const found = characters[index];
    return found === undefined || fitsPlace(found, expected) ? [] : [{ place: index + 1, found, expected }];
  });
}

const isAboutKinds = (key: ProblemKey | undefined): boolean =>
  key === 'iban-format' || key === 'iban-checksum';

/**
 * Checks an IBAN as forms do, and finds the places of its mistakes.
 *
 * @param value as typed or pasted, with or without the word "IBAN" before it
 */
export function reportIban(value: string): IbanReport {
  const iban = compactIban(value.replace(/^\s*iban(?:\s*:|\s)/i, ''));
  const characters = [...iban];
  const country = characters.slice(0, 2).join('');
  const key = checkIban(iban)?.key;
  const report = { characters, country, length: lengthOfIban(country), key, proven: [] };
  const invalid = findInvalidCharacter(iban, ibanAlphabet);
  if (invalid !== undefined) {
    const place = characters.indexOf(invalid) + 1;
    return { ...report, wrong: [{ place, found: invalid, expected: 'either' }] };
  }
  const wrong = isAboutKinds(key) ? listWrong(characters, country) : [];
  const isChecksum = key === 'iban-checksum' && wrong.length === 0;
  return { ...report, wrong, proven: isChecksum ? provePlaces(iban) : [] };
}
