import { chartWidths } from '#lib/core/chart';
import type { MapStation, RelationDrawing } from '#lib/core/relation-map';
import { half, lamp, noteHeight, placeStation, plateWidth, words } from './map-plates';
import { findCentre, findChanges, type MapLine, type MapTerm } from './relation-lines';

/** Side of a tile, and of what a lane takes where lines run side by side: its title, its plates, their names. */
const tile = 60;
const rowPitch = 3 * tile;
const top = 1.5 * tile;

/** Distance of stations on a line that runs down. */
const stopPitch = 64;

/** A change that has no room to be drawn: its first piece, and then what it leads to. */
const stub = 20;

type Placed = { readonly term: MapTerm; readonly station: MapStation };

const edges = ({ x, width }: MapStation) => ({ left: x - width / 2, right: x + width / 2 });

/** From the plate to its neighbours on the line, and over the changes that leave from it. */
function routeAcross(row: number, index: number, rows: readonly Placed[][], lines: readonly MapLine[]) {
  const line = rows[row] ?? [];
  const own = line[index];
  if (!own) return '';
  const { y } = own.station;
  const { left, right } = edges(own.station);
  const [before, after] = [line[index - 1], line[index + 1]];
  const changes = findChanges(lines).filter(
    (change) => change.stop === own.term.stop && (change.row === row || change.row === row - 1),
  );
  return [
    before && `M${left} ${y}H${edges(before.station).right}`,
    after && `M${right} ${y}H${edges(after.station).left}`,
    ...changes.map((change) => {
      const way = change.row === row ? 1 : -1;
      return `M${left + lamp} ${y + way * half}V${y + way * (rowPitch - half)}`;
    }),
  ]
    .filter(Boolean)
    .join('');
}

/** Stations with the routes that light while somebody points at them. */
function lightAcross(rows: readonly Placed[][], lines: readonly MapLine[]): MapStation[] {
  const centre = findCentre(lines);
  return rows.flatMap((line, row) =>
    line.map(({ term, station }, index) => ({
      ...station,
      route: routeAcross(row, index, rows, lines),
      isLit: term.slug === centre,
    })),
  );
}

/** Lines that run to the right, one below the other, with changes where related terms meet. */
function drawAcross(lines: readonly MapLine[], width: number): RelationDrawing {
  const stops = Math.max(...lines.flatMap(({ terms }) => terms.map(({ stop }) => stop))) + 1;
  const pitch = width / stops;
  const leftOf = (stop: number): number => Math.round(pitch * stop) + 1;
  const yOf = (row: number): number => top + row * rowPitch;
  const firstOf = ({ terms }: MapLine): number => Math.min(...terms.map(({ stop }) => leftOf(stop)));
  const lastOf = ({ terms }: MapLine): number => Math.max(...terms.map(({ stop }) => leftOf(stop)));
  const rows = lines.map(({ terms }, row) =>
    terms.map((term): Placed => {
      const seat = { left: leftOf(term.stop), y: yOf(row) };
      return { term, station: placeStation(term, seat, 'below', pitch - words - 8) };
    }),
  );
  const changes = findChanges(lines).map(
    ({ row, stop }) => `M${leftOf(stop) + lamp} ${yOf(row)}V${yOf(row + 1)}`,
  );
  return {
    width,
    height: yOf(lines.length - 1) + top,
    tracks: lines.map((line, row) => `M${firstOf(line) + lamp} ${yOf(row)}H${lastOf(line) + lamp}`).join(''),
    changes: changes.join('') || null,
    // A title stands where its line begins, and beside the change that comes down there.
    titles: lines.map((line, row) => {
      const isMet = findChanges(lines).some(
        (change) => change.row === row - 1 && leftOf(change.stop) === firstOf(line),
      );
      return { x: firstOf(line) + (isMet ? words : -1), y: yOf(row) - 34, text: line.name };
    }),
    stations: lightAcross(rows, lines),
  };
}

/** What a term changes to on other lines. */
function listTargets(term: MapTerm, lines: readonly MapLine[]): string[] {
  return findChanges(lines).flatMap(({ row, stop }) => {
    const pair = [row, row + 1].map((index) => lines[index]?.terms.find((one) => one.stop === stop));
    return pair.includes(term) ? pair.flatMap((one) => (one && one !== term ? [one.short] : [])) : [];
  });
}

/** The name of a term and below it, where the term has changes, what they lead to. */
function addTargets(station: MapStation, targets: readonly string[]): MapStation {
  const [first] = station.lines;
  if (!first || targets.length === 0) return station;
  const lines = station.lines.map((line) => ({ ...line, y: line.y - noteHeight / 2 }));
  const y = (lines.at(-1)?.y ?? 0) + noteHeight;
  return { ...station, lines: [...lines, { x: first.x + stub + 6, y, text: targets.join(', ') }] };
}

/** The pieces of the line from a plate to the one above and the one below. */
function routeDown(index: number, count: number, x: number, y: number): string {
  const above = index > 0 ? `M${x} ${y - half}V${y - stopPitch + half}` : '';
  return index < count - 1 ? `${above}M${x} ${y + half}V${y + stopPitch - half}` : above;
}

/** One line that runs down, its names beside the plates. */
function drawLine(line: MapLine, lines: readonly MapLine[], x: number, y: number, column: number) {
  const { name, terms } = line;
  const width = Math.max(...terms.map(({ short }) => plateWidth(short)));
  const yOf = (stop: number): number => y + 62 + stop * stopPitch;
  const track = x + lamp + 1;
  const centre = findCentre(lines);
  const placed = terms.map((term, index) => {
    const seat = { left: x + 1, y: yOf(index), width };
    const station = placeStation(term, seat, 'beside', column - width - 20);
    const targets = listTargets(term, lines);
    const route = routeDown(index, terms.length, track, seat.y);
    return { targets, station: { ...addTargets(station, targets), route, isLit: term.slug === centre } };
  });
  return {
    title: { x, y: y + 24, text: name },
    track: `M${track} ${yOf(0)}V${yOf(terms.length - 1)}`,
    stations: placed.map(({ station }) => station),
    changes: placed.flatMap(({ targets, station: { lines: own } }) => {
      const last = own.at(-1);
      return targets.length > 0 && last ? [`M${last.x - stub - 6} ${last.y - 5}h${stub}`] : [];
    }),
    bottom: yOf(terms.length - 1) + 34,
  };
}

/** Lines that run down in columns, each where there is most room. */
function drawDown(lines: readonly MapLine[], width: number, columns: number): RelationDrawing {
  const bottoms = Array.from({ length: columns }, () => 0);
  const drawn = lines.map((line) => {
    const lowest = Math.min(...bottoms);
    const column = bottoms.indexOf(lowest);
    const left = Math.round((column * width) / columns);
    const placed = drawLine(line, lines, left, lowest, width / columns);
    bottoms[column] = placed.bottom;
    return placed;
  });
  return {
    ...{ width, height: Math.max(...bottoms) },
    changes: drawn.flatMap(({ changes }) => changes).join('') || null,
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
