import { findSchema } from '../find-schema';
import { formatValue } from './format-value';

const field = (name: string) => {
  const found = findSchema('withdrawal-crypto')?.fields.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

test.each([
  ['asset', 'btc', 'Bitcoin (BTC), Bitcoin-Netzwerk'],
  ['wallet', 'own', 'Mir, nur ich habe die Schlüssel'],
  ['closing-wallet', 'yes', 'Ja'],
  ['amount', '0.5', '0.5'],
  ['asset', 'constructor', 'constructor'],
])('%s: %p is read as %p', (name, value, word) => {
  expect(formatValue(field(name), value, 'de')).toBe(word);
});
