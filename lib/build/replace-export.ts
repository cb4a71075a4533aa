import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a finished export in the place of the last one, which is whole until then and gone at once: whoever
 * serves the folder never meets half of either.
 *
 * @param made folder of the new export
 * @param place folder that is served
 * @throws Error where there is no new export; the last one stays
 */
export function replaceExport(made: string, place: string): void {
  if (!existsSync(made)) throw new Error(`${made}: expected a finished export, found none.`);
  const last = `${place}.last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  renameSync(made, place);
  rmSync(last, { recursive: true, force: true });
}
