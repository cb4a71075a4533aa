import type { CompanyEntryOf } from './schema';

/** Columns of the page: so many stations stand in each row of the line. */
const columns = 3;

type Stations = CompanyEntryOf<'about'>['history']['stations'];

/** How many years after a station nothing happened. */
function countPassed(stations: Stations, index: number): number {
  const from = Number(stations[index]?.year) + 1;
  const next = Number(stations[index + 1]?.year ?? from);
  return Math.max(0, next - from);
}

/** The company's years in rows that are read one after another; each station has the number of years that were passed after it. */
export function buildHistory({ history: { stations } }: Pick<CompanyEntryOf<'about'>, 'history'>) {
  const all = stations.map((station, index) => ({ ...station, passed: countPassed(stations, index) }));
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, index) =>
    all.slice(index * columns, (index + 1) * columns),
  );
}
