import { availabilityOf, groupByQuarter, meanOf, sumOf } from './quarters';
import { readDays, type DayFigures } from './schema';

const figures = { initiation: 0, information: 0, funds: 0, errors: 0, customersDown: 0, customers: 0 };
const day = (iso: string, down: number, initiation: number): DayFigures => ({
  ...figures,
  day: iso,
  down,
  initiation,
});

const quarters = groupByQuarter([
  day('2026-03-31', 72, 200),
  day('2026-04-01', 0, 100),
  day('2026-04-02', 144, 300),
]);

describe('quarters', () => {
  it('hold their days, the newest quarter first', () => {
    expect(quarters.map(({ year, quarter, days }) => [year, quarter, days.length])).toEqual([
      [2026, 2, 2],
      [2026, 1, 1],
    ]);
  });

  it('have sums, means, and the share of minutes with service', () => {
    const [second, first] = quarters;
    if (!first || !second) throw new Error('two quarters');
    expect([sumOf(second, 'down'), meanOf(second, 'initiation')]).toEqual([144, 200]);
    expect(availabilityOf(first, 'down')).toBeCloseTo(95);
    expect(availabilityOf(second, 'down')).toBeCloseTo(95);
  });
});

describe('the published figures', () => {
  const published = readDays().map((entry) => entry.day);

  it('leave out no day, and end with a quarter', () => {
    const [first = ''] = published;
    const expected = published.map((_, index) =>
      new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    );
    expect(published).toEqual(expected);
    expect(first).toMatch(/-(?:01|04|07|10)-01$/);
    expect(published.at(-1)).toMatch(/-(?:03-31|06-30|09-30|12-31)$/);
  });

  it('are those of at least four quarters', () => {
    expect(groupByQuarter(readDays()).length).toBeGreaterThanOrEqual(4);
  });

  it('have no failure that the status page would have to name: it names those over ten minutes', () => {
    expect(readDays().filter(({ down, customersDown }) => Math.max(down, customersDown) > 10)).toEqual([]);
  });
});
