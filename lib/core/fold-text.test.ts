import { foldText } from './fold-text';

it.each([
  ['Überweisung', 'uberweisung'],
  ['CRÉDIT', 'credit'],
  ['Stra\u00dfe', 'strasse'],
  ['STRA\u1e9eE', 'strasse'],
  ['On\u00adline', 'online'],
  ['ＩＢＡＮ', 'iban'],
  ['ﬁle', 'file'],
  ['U\u0308ber', 'uber'],
  ['\u202aIBAN\u202c', 'iban'],
])('%s matches the input %s', (text, typed) => {
  expect(foldText(text)).toBe(typed);
});

it('takes ae for ä in German alone', () => {
  expect(foldText('Geldwaesche', 'de')).toBe(foldText('Geldwäsche', 'de'));
  expect(foldText('fuel', 'en')).toBe('fuel');
});
