import { foldText, listTokens } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import { listStems, toStem } from './stem';

const groups: readonly (readonly [Language, string])[] = [
  ['de', 'Karte Karten'],
  ['de', 'Zahlung Zahlungen'],
  ['de', 'Überweisung überweisungen Ueberweisung UEBERWEISUNG'],
  ['de', 'Brief Briefs Briefe Briefen'],
  ['de', 'Straße Strasse Straßen'],
  ['de', 'Gebühr Gebühren Gebuehren'],
  ['de', 'digital digitales digitale digitalen'],
  ['en', 'card cards'],
  ['en', 'payment payments'],
  ['en', 'pay pays paying'],
  ['en', 'settle settles settled settling'],
  ['en', 'stop stops stopped stopping'],
  ['en', 'fee fees'],
  ['en', 'fraud frauds'],
  ['en', 'loss losses'],
  ['en', 'policy policies'],
  ['fr', 'carte cartes'],
  ['fr', 'virement virements'],
  ['it', 'bonifico bonifici'],
  ['it', 'carta carte'],
  ['es', 'transferencia transferencias'],
  ['es', 'tarjeta tarjetas'],
];

describe('toStem', () => {
  it.each(groups)('%s: %s have one stem', (language, words) => {
    expect(new Set(words.split(' ').map((word) => toStem(word, language))).size).toBe(1);
  });

  it.each([
    ['de', 'Konto', 'Karte'],
    ['de', 'Kredit', 'Kreditor'],
    ['en', 'process', 'procession'],
    ['en', 'bus', 'bu'],
    ['en', 'card', 'care'],
  ] as const)('%s: %s and %s have different stems', (language, one, other) => {
    expect(toStem(one, language)).not.toBe(toStem(other, language));
  });

  it('leaves words with digits unchanged', () => {
    expect(toStem('PSD2', 'de')).toBe('psd2');
    expect(toStem('675s', 'de')).toBe('675s');
  });
});

describe('listTokens', () => {
  it('finds words with positions, split at hyphens and apostrophes', () => {
    const text = 'SEPA-Geld, l’IBAN (§ 675u)';
    expect(listTokens(text).map(({ word }) => word)).toEqual(['SEPA', 'Geld', 'l', 'IBAN', '675u']);
    for (const { start, end, word } of listTokens(text)) expect(text.slice(start, end)).toBe(word);
  });

  it('treats a letter with a hyphen and grouped thousands as one word', () => {
    const text = 'E-\u2060Geld für 1.000,50 Euro';
    expect(listTokens(text).map(({ word }) => word)).toEqual(['E-\u2060Geld', 'für', '1.000', '50', 'Euro']);
    expect(listStems('e-mail 1,000', 'en')).toEqual(listStems('email 1000', 'en'));
  });

  it('finds none in punctuation', () => {
    expect(listTokens(' – … !?')).toEqual([]);
    expect(listStems('', 'en')).toEqual([]);
  });
});

it('removes accents, in German also as two letters', () => {
  expect(foldText('Größe', 'de')).toBe(foldText('Groesse', 'de'));
  expect(foldText('Société', 'fr')).toBe('societe');
  expect(foldText('fees', 'en')).toBe('fees');
});
