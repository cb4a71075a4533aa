import { pairFields } from './form-pairs';

const plain = (...names: readonly string[]) => names.map((name) => ({ name, hasHint: false }));

it('has short fields that follow each other share a line', () => {
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

it('leaves a field with a hint and one without apart, and pairs two with hints', () => {
  const [email, phone] = plain('email', 'phone');
  if (!email || !phone) throw new Error('There are two.');
  expect(pairFields([email, { ...phone, hasHint: true }])).toEqual([null, null]);
  const hinted = [email, phone].map((field) => ({ ...field, hasHint: true }));
  expect(pairFields(hinted)).toEqual(['first', 'second']);
});

it('gives half a line to an amount, and leaves the other half free', () => {
  expect(pairFields(plain('address', 'amount', 'wallet'))).toEqual([null, 'first', null]);
});
