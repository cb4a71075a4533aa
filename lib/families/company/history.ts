import type { CompanyEntryOf } from './schema';

/** Columns of the page: the line is cut so often, less once. */
const columns = 3;

type Stations = CompanyEntryOf<'about'>['history']['stations'];

/** The years after a station in which nothing happened. */
function listPassed(stations: Stations, index: number): string[] {
  const from = Number(stations[index]?.year) + 1;
  const next = Number(stations[index + 1]?.year ?? from);
  return Array.from({ length: Math.max(0, next - from) }, (_, passed) => String(from + passed));
}

/** The company's years in parts that each begin with a station; each station has the years that were passed after it. */
export function buildHistory({ history: { stations } }: Pick<CompanyEntryOf<'about'>, 'history'>) {
  const all = stations.map((station, index) => ({ ...station, passed: listPassed(stations, index) }));
  const size = Math.ceil(all.length / columns);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
