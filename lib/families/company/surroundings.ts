import { surroundings } from '#content/site/surroundings';
import type { Place } from '#lib/core/chart';

type Coordinates = { readonly latitude: number; readonly longitude: number };

export type StationId = keyof typeof surroundings.stations;

/** A station as the page lists it. */
export type NearStation = {
  readonly id: StationId;
  readonly name: string;
  readonly lines: readonly string[];
  /** In a straight line from the office, in metres. */
  readonly distance: number;
};

/** Metres of a degree of latitude, on a sphere with the earth's mean radius (IUGG, R1). */
const degree = (6_371_008.8 * Math.PI) / 180;

/** How many stations are named and listed: after these come other stops of the same lines. */
const nearest = 5;

/**
 * Where something lies as seen from the office, in metres: to the east and, as drawings count, to the south.
 * Flat; within two kilometres the error is less than a metre.
 */
export function locate({ latitude, longitude }: Coordinates, from: Coordinates = surroundings.office): Place {
  return {
    x: (longitude - from.longitude) * degree * Math.cos((from.latitude * Math.PI) / 180),
    y: (from.latitude - latitude) * degree,
  };
}

/** The nearest stations, the nearest first. */
export function listNearStations(): NearStation[] {
  const ids = Object.keys(surroundings.stations) as StationId[];
  return ids
    .map((id) => {
      const { name, lines, ...coordinates } = surroundings.stations[id];
      const { x, y } = locate(coordinates);
      return { id, name, lines, distance: Math.hypot(x, y) };
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, nearest);
}

/** A name, and what stands behind it in brackets, for a line of its own. */
export function splitName(name: string): readonly [string, string?] {
  const [first = '', second] = name.split(/ (?=\()/);
  return second === undefined ? [first] : [first, second];
}

/** The same place at OpenStreetMap, in the scale of a walk. */
export const openStreetMapHref = `https://www.openstreetmap.org/#map=16/${surroundings.office.latitude}/${surroundings.office.longitude}`;
