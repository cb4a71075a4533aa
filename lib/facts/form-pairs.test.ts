import { pairFields } from './form-pairs';

it('has short fields that follow each other share a line', () => {
  expect(pairFields(['name', 'birthday', 'customer', 'email', 'phone'])).toEqual([
    'first',
    'second',
    null,
    'first',
    'second',
  ]);
});

it('pairs a field with one other only', () => {
  expect(pairFields(['name', 'email', 'phone', 'start'])).toEqual(['first', 'second', 'first', 'second']);
  expect(pairFields(['name', 'email', 'phone', 'message'])).toEqual(['first', 'second', null, null]);
});
