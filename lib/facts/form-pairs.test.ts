import { pairFields } from './form-pairs';

const plain = (...names: readonly string[]) => names.map((name) => ({ name, hasHint: false }));

it('pairs consecutive short fields', () => {
  expect(pairFields(plain('name', 'birthday', 'customer', 'email', 'phone'))).toEqual([
    'first',
    'second',
    null,
    'first',
    'second',
  ]);
});

it('pairs a field with one other only', () => {
  expect(pairFields(plain('name', 'email', 'phone', 'start'))).toEqual([
    'first',
    'second',
    'first',
    'second',
  ]);
  expect(pairFields(plain('name', 'email', 'phone', 'message'))).toEqual(['first', 'second', null, null]);
});

it('only pairs fields that both have a hint or none', () => {
  const [email, phone] = plain('email', 'phone');
  if (!email || !phone) throw new Error('There are two.');
  expect(pairFields([email, { ...phone, hasHint: true }])).toEqual([null, null]);
  const hinted = [email, phone].map((field) => ({ ...field, hasHint: true }));
  expect(pairFields(hinted)).toEqual(['first', 'second']);
});

it('gives an amount half a line', () => {
  expect(pairFields(plain('address', 'amount', 'wallet'))).toEqual([null, 'first', null]);
});
