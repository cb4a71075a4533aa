import { foldText } from './fold-text';

it.each([
  ['Überweisung', 'uberweisung'],
  ['CRÉDIT à la consommation', 'credit a la consommation'],
  ['IBAN 22', 'iban 22'],
])('%s is typed as %s', (text, typed) => {
  expect(foldText(text)).toBe(typed);
});
