import { toTenths } from '#lib/charts/geometry';
import { measureText } from '#lib/core/wrap-label';
import { chartWidths, type Drawing, type Mark } from '#lib/core/chart';
import type { CompanyEntryOf } from './schema';

/** Years of one part of the line: a column of the page each. */
const span = 4;

/** Some years one after the other on a platform edge; those in which something happened are stations. */
export function drawYears(
  first: number,
  stations: readonly number[],
  { width, count }: { readonly width: number; readonly count: number } = {
    width: chartWidths.narrow,
    count: span,
  },
): Drawing {
  const pitch = width / count;
  const years = Array.from({ length: count }, (_, index) => first + index);
  const place = (year: number): number => toTenths((year - first + 0.5) * pitch);
  return {
    width,
    height: 56,
    marks: [
      { kind: 'line', role: 'edge', d: `M0 12H${width}` },
      ...years.flatMap((year): Mark[] => {
        const [x, text] = [place(year), String(year)];
        return stations.includes(year)
          ? [
              { kind: 'station', role: 'main', x, y: 12 },
              { kind: 'plate', x, y: 40, width: measureText(text, 13) + 12, text },
            ]
          : [{ kind: 'text', role: 'note', x, y: 45, anchor: 'middle', text }];
      }),
    ],
  };
}

/** All years on one edge across the page; its parts are as wide as the columns below it. */
export function drawAllYears({ history }: Pick<CompanyEntryOf<'about'>, 'history'>): Drawing {
  const years = history.stations.map(({ year }) => Number(year));
  const from = Math.min(...years);
  const parts = Math.ceil((Math.max(...years) - from + 1) / span);
  return drawYears(from, years, { width: chartWidths.full, count: parts * span });
}

/** The company's years in parts of the same length, each with its line of time and what happened in it. */
export function buildHistory({ history }: Pick<CompanyEntryOf<'about'>, 'history'>) {
  const years = history.stations.map(({ year }) => Number(year));
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const parts = Array.from({ length: Math.ceil((to - from + 1) / span) }, (_, index) => from + index * span);
  return parts.map((first) => {
    const stations = history.stations.filter(
      ({ year }) => Number(year) >= first && Number(year) < first + span,
    );
    return {
      line: drawYears(
        first,
        stations.map(({ year }) => Number(year)),
      ),
      stations,
    };
  });
}
