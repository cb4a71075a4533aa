import type { RelationDrawing } from '#lib/core/relation-map';
import { lamp, placeStation, plateWidth, type MapTerm } from './relations';

type Neighbour = Omit<MapTerm, 'stop' | 'related'>;
type Centre = Pick<MapTerm, 'name' | 'short'>;

/** Distance between lanes that run to the right, between two points of their ladder, and between lanes below each other. */
const lanePitch = 96;
const pointPitch = 24;
const rowPitch = 60;

/** Room for the upper half of a plate and its edge. */
const top = 20;

const centre = ({ short }: Centre, y: number) =>
  placeStation({ name: short, short, path: null }, { left: 2, y }, 'below', 0);

/** Lanes to the right of the term, names below the plates. */
function drawLanes(term: Centre, neighbours: readonly Neighbour[], width: number): RelationDrawing {
  const middle = top + ((neighbours.length - 1) / 2) * lanePitch;
  const lanes = neighbours.map((_, index) => {
    const y = top + index * lanePitch;
    // A ladder: each branch leaves behind the one before it.
    return { y, rise: Math.abs(y - middle), leave: plateWidth(term.short) + 22 + index * pointPitch };
  });
  const left = Math.max(...lanes.map(({ rise, leave }) => leave + rise)) + 24;
  return {
    ...{ width, height: top + (neighbours.length - 1) * lanePitch + 68, changes: null, titles: [] },
    tracks: lanes
      .map(({ y, rise, leave }) => `M${lamp} ${middle}H${leave}L${leave + rise} ${y}H${left + lamp}`)
      .join(''),
    stations: [
      centre(term, middle),
      ...neighbours.map((neighbour, index) =>
        placeStation(neighbour, { left, y: top + index * lanePitch }, 'below', width - left - 44),
      ),
    ],
  };
}

/** Lanes below the term, names beside the plates. */
function drawRows(term: Centre, neighbours: readonly Neighbour[], width: number): RelationDrawing {
  const left = lamp + 48;
  const own = Math.max(...neighbours.map(({ short }) => plateWidth(short)));
  const rows = neighbours.map((_, index) => top + (index + 1) * rowPitch);
  return {
    ...{ width, height: top + neighbours.length * rowPitch + 30, changes: null, titles: [] },
    tracks: rows.map((y) => `M${lamp} ${top}V${y - 24}L${lamp + 24} ${y}H${left + lamp}`).join(''),
    stations: [
      centre(term, top),
      ...neighbours.map((neighbour, index) => {
        const seat = { left, y: rows[index] ?? 0, width: own };
        return placeStation(neighbour, seat, 'beside', width - left - own - 20);
      }),
    ],
  };
}

/** Widths of the drawings in px: five columns of the page, and phones. */
const widths = { half: 474, narrow: 340 } as const;

/** The neighbourhood of a term: a track from its plate to each related term. Branches leave at 45 degrees. */
export function drawNeighbourhood(
  term: Centre,
  neighbours: readonly Neighbour[],
): { readonly half: RelationDrawing; readonly narrow: RelationDrawing } {
  return {
    half: drawLanes(term, neighbours, widths.half),
    narrow: drawRows(term, neighbours, widths.narrow),
  };
}
