import { addMonths } from './add-months';

test.each([
  ['2026-11-20', 3, '2027-02-20'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});
