import { labelLine } from './label-line';

test.each([
  ['E-mail address', 'Please fill in this field.', 'E-mail address: Please fill in this field.'],
  ['Whose address is it?', 'Please choose.', 'Whose address is it? Please choose.'],
  ['Please close the account.', 'Please tick this box.', 'Please close the account: Please tick this box.'],
])('%p and %p are one line', (label, text, line) => {
  expect(labelLine(label, text)).toBe(line);
});
