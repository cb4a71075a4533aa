import { addWorkingDays } from './working-days';

describe('working days in Berlin', () => {
  it.each([
    ['across a weekend', '2026-11-27', 1, '2026-11-30'],
    ['from a weekend', '2026-11-28', 1, '2026-11-30'],
    ['across Christmas and New Year', '2026-12-23', 6, '2027-01-04'],
    ['across Easter', '2027-03-25', 1, '2027-03-30'],
    ['across an early Easter', '2024-03-28', 1, '2024-04-02'],
    ['across a late Easter', '2038-04-22', 1, '2038-04-27'],
    ['across a year in which the rule has its exception', '1954-04-15', 1, '1954-04-20'],
    ['across 8 March', '2027-03-05', 1, '2027-03-09'],
    ['across Ascension Day', '2027-05-05', 1, '2027-05-07'],
    ['across Whit Monday', '2027-05-14', 1, '2027-05-18'],
    ['across 1 May and 3 October', '2028-04-28', 1, '2028-05-02'],
    ['for an answer to a complaint', '2026-11-23', 15, '2026-12-14'],
    ['for the latest answer to it', '2026-11-23', 35, '2027-01-13'],
  ])('count %s', (_, from, count, to) => {
    expect(addWorkingDays(from, count)).toBe(to);
  });
});
