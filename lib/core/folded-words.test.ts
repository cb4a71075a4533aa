import { hasWords, listWords } from './folded-words';

/** Whether a typed query matches a text. */
const finds = (text: string, typed: string, language = 'de'): boolean =>
  hasWords(listWords(text, language), listWords(typed, language));

const spellings: readonly (readonly [text: string, typed: readonly string[]])[] = [
  ['per E-\u2060Mail senden', ['E-Mail', 'e‑mail', 'E\u2010Mail', 'email', 'EMAIL', 'Mail', 'e mail']],
  ['das Online-Banking', ['onlinebanking', 'online-banking', 'online banking', 'Onlinebank', 'banking']],
  ['das Online Banking', ['onlinebanking', 'online-banking', 'online\u00a0banking']],
  ['das Onlinebanking', ['onlinebanking', 'online-banking', 'online banking']],
  ['eine SEPA-\u2060Überweisung', ['sepaüberweisung', 'SEPA-Ueberweisung', 'sepa uberweisung']],
  ['E-\u2060Mail-\u2060Adresse', ['Emailadresse', 'E-Mail-Adresse', 'email adresse']],
  ['bis 1.000 Euro', ['1000', '1.000', '1,000', '1\u202f000', '1’000 euro']],
  ['up to 1,000 euros', ['1000 euros', '1.000']],
  ['three months’ notice', ["months'", 'months’', 'months']],
  ['Betru\u00adger und Zah\u200blung', ['betruger', 'Zahlung']],
  ['Weichenstraße', ['Weichenstrasse', 'weichenstra\u00dfe']],
];

it.each(spellings)('%s is found in every spelling', (text, typed) => {
  expect(typed.filter((one) => !finds(text, one))).toEqual([]);
});

it('finds no word over the end of another that only follows it', () => {
  expect(finds('car terminal', 'art')).toBe(false);
  expect(finds('Karten und Zahlung', 'Kartenzahlung')).toBe(false);
  expect(finds('12.500,75', '500')).toBe(true);
  expect(finds('2026', '1000')).toBe(false);
});
