import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emitFiles } from '#lib/page-data/emit';

/**
 * Writes the page-data contract: one record per page, static queries, slices, app data.
 *
 * @param out folder of the export
 * @returns the number of files
 */
export function writePageData(out: string): number {
  let count = 0;
  for (const { path: file, json } of emitFiles()) {
    const target = path.join(out, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, json);
    count += 1;
  }
  return count;
}
