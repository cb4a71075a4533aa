import type { DayFigures } from './schema';

export type Quarter = {
  readonly year: number;
  readonly quarter: number;
  readonly days: readonly DayFigures[];
};

/** Days by quarter, newest first. */
export function groupByQuarter(days: readonly DayFigures[]): Quarter[] {
  const groups = new Map<string, Quarter & { days: DayFigures[] }>();
  for (const figures of days) {
    const [year = 0, month = 1] = figures.day.split('-').map(Number);
    const quarter = Math.ceil(month / 3);
    const key = `${year}-${quarter}`;
    const group = groups.get(key) ?? { year, quarter, days: [] };
    group.days.push(figures);
    groups.set(key, group);
  }
  return [...groups].toSorted(([a], [b]) => b.localeCompare(a)).map(([, group]) => group);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

type Key = Exclude<keyof DayFigures, 'day'>;

/** Sum of a figure in a quarter. */
export const sumOf = ({ days }: Quarter, key: Key): number => sum(days.map((day) => day[key]));

/** Mean of the daily figures of a quarter. */
export const meanOf = (quarter: Quarter, key: Key): number => sumOf(quarter, key) / quarter.days.length;

/** Share of the quarter's minutes with service, in per cent. */
export const availabilityOf = (quarter: Quarter, key: 'down' | 'customersDown'): number =>
  100 * (1 - sumOf(quarter, key) / (quarter.days.length * 24 * 60));
