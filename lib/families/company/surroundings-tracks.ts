import type { Place } from '#lib/core/chart';
import type { StationId } from './surroundings';

/** Track through the map: its line numbers, its points, and the positions of its labels. */
export type Track = {
  readonly lines: readonly string[];
  readonly places: readonly Place[];
  readonly signs: readonly Place[];
};

export type Sheet = { readonly width: number; readonly height: number };

/** Corner between two points: tracks run horizontally, vertically or at 45 degrees. */
function turn(from: Place, to: Place, first: 'straight' | 'diagonal'): Place {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.min(Math.abs(across), Math.abs(down));
  const diagonal = { x: Math.sign(across) * length, y: Math.sign(down) * length };
  return first === 'diagonal'
    ? { x: from.x + diagonal.x, y: from.y + diagonal.y }
    : { x: to.x - diagonal.x, y: to.y - diagonal.y };
}

/** Point between two others; `part` 0 is the first, 1 the second. */
const between = (from: Place, to: Place, part = 0.5): Place => ({
  x: from.x + part * (to.x - from.x),
  y: from.y + part * (to.y - from.y),
});

/** Distance in px from a label to the end of its line. */
const clear = { across: 60, down: 28 } as const;

/** Distance in metres that the two S-Bahn tracks run parallel before they join in the north. */
const beforeJunction = 117;

/** Both S-Bahn tracks: S1 leaves the tunnel at 45 degrees, the other lines branch off. */
function layRailway(at: (id: StationId) => Place, scale: number, { height }: Sheet): Track[] {
  const [one, two] = [at('grossgoerschenstrasse'), at('yorckstrasse')];
  const start = { x: one.x, y: one.y - beforeJunction * scale };
  const far = start.y + height;
  // In the south, the track turns towards Julius-Leber-Brücke.
  const bend = { x: one.x, y: one.y + 188 * scale };
  const junction = { x: two.x, y: start.y - (two.x - start.x) };
  return [
    {
      lines: ['S1'],
      places: [
        { x: start.x + far, y: start.y - far },
        start,
        one,
        bend,
        { x: bend.x - far, y: bend.y + far },
      ],
      signs: [between(start, junction)],
    },
    {
      lines: ['S2', 'S25', 'S26'],
      places: [junction, two, { x: two.x, y: height }],
      signs: [{ x: two.x, y: height - clear.down }],
    },
  ];
}

/** Elevated lines, one of them from the west to the north. */
function layElevated(at: (id: StationId) => Place, { width }: Sheet): Track[] {
  const [gleisdreieck, moeckern] = [at('gleisdreieck'), at('moeckernbruecke')];
  const [halle, buelow] = [at('hallesches-tor'), at('buelowstrasse')];
  const rise = turn(buelow, gleisdreieck, 'straight');
  return [
    {
      lines: ['U1', 'U3'],
      places: [
        { x: -width, y: gleisdreieck.y },
        gleisdreieck,
        turn(gleisdreieck, moeckern, 'diagonal'),
        moeckern,
        turn(moeckern, halle, 'straight'),
        halle,
        { x: 2 * width, y: halle.y },
      ],
      signs: [{ x: moeckern.x + clear.across, y: moeckern.y }],
    },
    {
      lines: ['U2'],
      places: [{ x: -width, y: buelow.y }, buelow, rise, gleisdreieck, { x: gleisdreieck.x, y: 0 }],
      signs: [{ x: rise.x - clear.across / 2, y: rise.y }],
    },
  ];
}

/** Underground lines, which cross at Mehringdamm. */
function layUnderground(at: (id: StationId) => Place, { width, height }: Sheet): Track[] {
  const [moeckern, mehring, halle] = [at('moeckernbruecke'), at('mehringdamm'), at('hallesches-tor')];
  const [gneisenau, kleist, york] = [at('gneisenaustrasse'), at('kleistpark'), at('yorckstrasse')];
  const [rise, fall] = [turn(york, moeckern, 'straight'), turn(moeckern, mehring, 'diagonal')];
  return [
    {
      lines: ['U6'],
      places: [
        { x: halle.x, y: 0 },
        halle,
        turn(halle, mehring, 'straight'),
        mehring,
        { x: mehring.x, y: height },
      ],
      signs: [{ x: mehring.x, y: height - clear.down }],
    },
    {
      lines: ['U7'],
      places: [
        { x: -width, y: kleist.y },
        kleist,
        turn(kleist, york, 'diagonal'),
        york,
        rise,
        moeckern,
        fall,
        mehring,
        turn(mehring, gneisenau, 'diagonal'),
        gneisenau,
        { x: 2 * width, y: gneisenau.y },
      ],
      signs: [between(rise, moeckern, 0.64), between(fall, mehring, 0.3)],
    },
  ];
}

/**
 * All tracks of the map, through the positions of their stations.
 *
 * @param at position of a station on the sheet
 * @param scale px per metre
 */
export function layTracks(at: (id: StationId) => Place, scale: number, sheet: Sheet): Track[] {
  return [...layRailway(at, scale, sheet), ...layElevated(at, sheet), ...layUnderground(at, sheet)];
}
