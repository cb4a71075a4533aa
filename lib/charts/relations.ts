import { chartWidths } from '#lib/core/chart';
import type { MapStation, RelationDrawing } from '#lib/core/relation-map';
import { measureText, wrapLabel } from '#lib/core/wrap-label';

/** A term, with its place on the map: the stop of its line, counted from the left. */
export type MapTerm = {
  readonly slug: string;
  readonly name: string;
  /** What its plate says; the name where there is no short form. */
  readonly short: string;
  readonly path: string;
  readonly stop: number;
  /** Slugs of terms that it names. */
  readonly related: readonly string[];
};

/** Terms of one subject. */
export type MapLine = { readonly name: string; readonly terms: readonly MapTerm[] };

const noteSize = 13;
const noteHeight = 17;

/** Distance of one line from the next where they run side by side, and of the first from the top. */
const rowPitch = 132;
const top = 64;

/** Distance of stations on a line that runs down. */
const stopPitch = 60;

/** Width of a plate with these words, its lamp included. */
export const plateWidth = (text: string): number => Math.max(76, measureText(text, 15) + 44);

/** The lamp of a plate and its words, from the plate's left edge. */
export const lamp = 17;
const words = 31;

/** Where a plate begins, how high its middle stands, and how wide it is where others decide that. */
type Seat = { readonly left: number; readonly y: number; readonly width?: number };

/** A plate with its name in lines, below the plate or beside it; without lines where the plate says it all. */
export function placeStation(
  term: Pick<MapTerm, 'name' | 'short'> & { readonly path: string | null },
  { left, y, width = plateWidth(term.short) }: Seat,
  side: 'below' | 'beside',
  room: number,
): MapStation {
  const { name, short, path } = term;
  const lines = name === short ? [] : wrapLabel(name, room, noteSize, 'note');
  const x = side === 'below' ? left + words : left + width + 12;
  const first = side === 'below' ? y + 36 : y + 4.5 - ((lines.length - 1) * noteHeight) / 2;
  return {
    ...{ x: left + width / 2, y, width, text: short, name, path },
    lines: lines.map((text, index) => ({ x, y: first + index * noteHeight, text })),
  };
}

/** Whether one of two terms names the other. */
const areRelated = (a: MapTerm, b: MapTerm): boolean =>
  a.related.includes(b.slug) || b.related.includes(a.slug);

/** Changes between lines: related terms that stand below each other on neighbouring lines. */
export function findChanges(lines: readonly MapLine[]): { readonly row: number; readonly stop: number }[] {
  return lines.slice(1).flatMap(({ terms }, row) =>
    terms.flatMap((term) => {
      const above = lines[row]?.terms.find(({ stop }) => stop === term.stop);
      return above && areRelated(above, term) ? [{ row, stop: term.stop }] : [];
    }),
  );
}

/** Lines that run to the right, one below the other, with changes where related terms meet. */
function drawAcross(lines: readonly MapLine[], width: number): RelationDrawing {
  const stops = Math.max(...lines.flatMap(({ terms }) => terms.map(({ stop }) => stop))) + 1;
  const pitch = width / stops;
  const leftOf = (stop: number): number => Math.round(pitch * stop) + 1;
  const yOf = (row: number): number => top + row * rowPitch;
  const ends = lines.map(({ terms }) => terms.map(({ stop }) => leftOf(stop)));
  return {
    width,
    height: yOf(lines.length - 1) + 90,
    tracks: ends
      .map((own, row) => `M${Math.min(...own) + lamp} ${yOf(row)}H${Math.max(...own) + lamp}`)
      .join(''),
    changes:
      findChanges(lines)
        .map(({ row, stop }) => `M${leftOf(stop) + lamp} ${yOf(row)}V${yOf(row + 1)}`)
        .join('') || null,
    titles: lines.map(({ name }, row) => ({
      x: Math.min(...(ends[row] ?? [])) + words,
      y: yOf(row) - 30,
      text: name,
    })),
    stations: lines.flatMap(({ terms }, row) =>
      terms.map((term) =>
        placeStation(term, { left: leftOf(term.stop), y: yOf(row) }, 'below', pitch - words - 16),
      ),
    ),
  };
}

/** One line that runs down, its names beside the plates. */
function drawLine({ name, terms }: MapLine, x: number, y: number, column: number) {
  const width = Math.max(...terms.map(({ short }) => plateWidth(short)));
  const yOf = (stop: number): number => y + 60 + stop * stopPitch;
  return {
    title: { x, y: y + 24, text: name },
    track: `M${x + lamp + 1} ${yOf(0)}V${yOf(terms.length - 1)}`,
    stations: terms.map((term, stop) =>
      placeStation(term, { left: x + 1, y: yOf(stop), width }, 'beside', column - width - 28),
    ),
    bottom: yOf(terms.length - 1) + 32,
  };
}

/** Lines that run down in columns, each where there is most room. */
function drawDown(lines: readonly MapLine[], width: number, columns: number): RelationDrawing {
  const bottoms = Array.from({ length: columns }, () => 0);
  const drawn = lines.map((line) => {
    const lowest = Math.min(...bottoms);
    const column = bottoms.indexOf(lowest);
    const placed = drawLine(line, Math.round((column * width) / columns), lowest, width / columns);
    bottoms[column] = placed.bottom;
    return placed;
  });
  return {
    ...{ width, height: Math.max(...bottoms), changes: null },
    tracks: drawn.map(({ track }) => track).join(''),
    titles: drawn.map(({ title }) => title),
    stations: drawn.flatMap(({ stations }) => stations),
  };
}

/** The map of all terms, for desks, tablets and phones. */
export function drawRelations(lines: readonly MapLine[]): {
  readonly full: RelationDrawing;
  readonly half: RelationDrawing;
  readonly narrow: RelationDrawing;
} {
  return {
    full: drawAcross(lines, chartWidths.full),
    half: drawDown(lines, chartWidths.half, 2),
    narrow: drawDown(lines, chartWidths.narrow, 1),
  };
}
