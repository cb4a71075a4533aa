import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Replaces the last export by a finished one, so that a server never sees a partial export.
 *
 * @param made folder of the new export
 * @param place folder that is served
 * @throws Error if there is no new export; the last one is kept
 */
export function replaceExport(made: string, place: string): void {
  if (!existsSync(made)) throw new Error(`${made}: expected a finished export, found none.`);
  const last = `${place}.last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  renameSync(made, place);
  rmSync(last, { recursive: true, force: true });
}
