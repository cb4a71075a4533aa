import { surroundings } from '#content/site/surroundings';
import type { Place } from '#lib/core/chart';

type Coordinates = { readonly latitude: number; readonly longitude: number };

export type StationId = keyof typeof surroundings.stations;

export type NearStation = {
  readonly id: StationId;
  readonly name: string;
  readonly lines: readonly string[];
  /** Straight-line distance from the office, in metres. */
  readonly distance: number;
};

/** Metres per degree of latitude, on a sphere with the earth's mean radius (IUGG, R1). */
const degree = (6_371_008.8 * Math.PI) / 180;

/** Number of stations in the list; those further away are other stops of the same lines. */
const nearest = 5;

/**
 * Position relative to the office in metres, x to the east and y to the south. Flat projection; the error is
 * less than a metre within two kilometres.
 */
export function locate({ latitude, longitude }: Coordinates, from: Coordinates = surroundings.office): Place {
  return {
    x: (longitude - from.longitude) * degree * Math.cos((from.latitude * Math.PI) / 180),
    y: (from.latitude - latitude) * degree,
  };
}

/** The nearest stations, nearest first. */
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

/** Splits a name from the part in brackets. */
export function splitName(name: string): readonly [string, string?] {
  const [first = '', second] = name.split(/ (?=\()/);
  return second === undefined ? [first] : [first, second];
}

/** The place on OpenStreetMap, at walking scale. */
export const openStreetMapHref = `https://www.openstreetmap.org/#map=16/${surroundings.office.latitude}/${surroundings.office.longitude}`;
