import type { CompanyEntryOf } from './schema';

/** Years of one part of the line: a column of the page each. */
const span = 4;

/** The company's years in parts of the same number, each year with what happened in it; in some nothing did. */
export function buildHistory({ history: { stations } }: Pick<CompanyEntryOf<'about'>, 'history'>) {
  const years = stations.map(({ year }) => Number(year));
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const all = Array.from({ length: to - from + 1 }, (_, index) => {
    const year = String(from + index);
    return { year, station: stations.find((station) => station.year === year) ?? null };
  });
  return Array.from({ length: Math.ceil(all.length / span) }, (_, index) =>
    all.slice(index * span, (index + 1) * span),
  );
}
