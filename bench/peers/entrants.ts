import type { PeerName } from './peers';

/** Measured builds: the site, its static twin and the peers. */
export type MeasuredSiteName = 'site' | 'static twin' | PeerName;

export type MeasuredSite = { readonly name: MeasuredSiteName; readonly origin: string };

/** Measurements by entrant and round. */
export type Results<T> = ReadonlyMap<MeasuredSiteName, readonly T[]>;

/**
 * Measures all entrants in turns, in alternating order, so that other load on the machine affects all
 * equally.
 */
export async function takeTurns<T>(
  entrants: readonly MeasuredSite[],
  rounds: number,
  measure: (entrant: MeasuredSite) => Promise<T>,
): Promise<Results<T>> {
  const results = new Map<MeasuredSiteName, T[]>(entrants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const entrant of round % 2 === 0 ? entrants : entrants.toReversed())
      results.get(entrant.name)?.push(await measure(entrant));
  }
  return results;
}
