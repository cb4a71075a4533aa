import type { RelationDrawing } from '#lib/core/relation-map';
import { half, lamp, placeStation, plateWidth, words, type PlateWords } from './map-plates';

type Neighbour = PlateWords;
type Centre = Omit<PlateWords, 'path'>;

/** Distance between two points of the ladder, and between lanes below each other. */
const pointPitch = 24;
const rowPitch = 64;

/** Room for the upper half of a plate and its edge. */
const top = 20;

/** Lanes run on behind the drawing, to the end of the panel that cuts them off. */
const beyond = 1600;

export type NeighbourhoodMeasures = {
  /** Width of the drawing that runs to the right, and distance of its lanes, in px. */
  readonly width: number;
  readonly lanePitch: number;
};

const centre = ({ short }: Centre, y: number) =>
  placeStation({ name: short, short, path: null }, { left: 2, y }, 'below', 0);

/** Lanes to the right of the middle one, names below the plates. */
function drawLanes(
  term: Centre,
  neighbours: readonly Neighbour[],
  { width, lanePitch }: NeighbourhoodMeasures,
): RelationDrawing {
  const middle = top + ((neighbours.length - 1) / 2) * lanePitch;
  const start = plateWidth(term.short) + 2;
  const rises = neighbours.map((_, index) => Math.abs(top + index * lanePitch - middle));
  // A ladder: each branch leaves behind the one before it, those that go farthest first, so that none crosses another.
  const order = [...rises.keys()].sort((a, b) => (rises[b] ?? 0) - (rises[a] ?? 0));
  const lanes = rises.map((rise, index) => ({
    ...{ y: top + index * lanePitch, rise },
    leave: start + 20 + order.indexOf(index) * pointPitch,
  }));
  const left = Math.max(...lanes.map(({ rise, leave }) => leave + rise)) + 24;
  return {
    ...{ width, height: top + (neighbours.length - 1) * lanePitch + 68, changes: null, titles: [] },
    tracks: lanes
      .map(({ y, rise, leave }) => `M${lamp} ${middle}H${leave}L${leave + rise} ${y}H${width + beyond}`)
      .join(''),
    stations: [
      centre(term, middle),
      ...neighbours.map((neighbour, index) => {
        const { y = 0, rise = 0, leave = 0 } = lanes[index] ?? {};
        const station = placeStation(neighbour, { left, y }, 'below', width - left - 31);
        const route = `M${start} ${middle}H${leave}L${leave + rise} ${y}H${left}`;
        return { ...station, route, isLit: index === 0 };
      }),
    ],
  };
}

/** Names stand beside plates where they have this room at least, else below. */
const roomBeside = 130;

/** Lanes below the first one, names beside the plates or below them. */
function drawRows(term: Centre, neighbours: readonly Neighbour[], width: number): RelationDrawing {
  const left = lamp + 48;
  const own = Math.max(...neighbours.map(({ short }) => plateWidth(short)));
  const beside = width - left - own - 20;
  const [side, room, pitch] =
    beside < roomBeside
      ? (['below', width - left - words, rowPitch + 24] as const)
      : (['beside', beside, rowPitch] as const);
  const yOf = (index: number): number => top + rowPitch + index * pitch;
  return {
    ...{
      width,
      height: yOf(neighbours.length - 1) + (side === 'below' ? 64 : 34),
      changes: null,
      titles: [],
    },
    tracks: neighbours
      .map((_, index) => `M${lamp} ${top}V${yOf(index) - 24}L${lamp + 24} ${yOf(index)}H${left + lamp}`)
      .join(''),
    stations: [
      centre(term, top),
      ...neighbours.map((neighbour, index) => {
        const y = yOf(index);
        const station = placeStation(neighbour, { left, y, width: own }, side, room);
        const route = `M${lamp} ${top + half}V${y - 24}L${lamp + 24} ${y}H${left}`;
        return { ...station, route, isLit: index === 0 };
      }),
    ],
  };
}

/** Width of phones in px; on desks the drawing has five columns unless its measures say otherwise. */
const narrow = 340;
const fiveColumns: NeighbourhoodMeasures = { width: 474, lanePitch: 96 };

/** What lies next to something: a track from its plate to each neighbour. Branches leave at 45 degrees. */
export function drawNeighbourhood(
  term: Centre,
  neighbours: readonly Neighbour[],
  measures: NeighbourhoodMeasures = fiveColumns,
): { readonly half: RelationDrawing; readonly narrow: RelationDrawing } {
  return { half: drawLanes(term, neighbours, measures), narrow: drawRows(term, neighbours, narrow) };
}
