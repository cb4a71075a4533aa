import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeRuntime } from '#lib/next/remove-runtime.build';

/** The documents outside the languages, as paths from the export's root. */
export const rootDocuments: readonly string[] = ['index.html', '404.html', '500.html'];

/**
 * The pages outside the languages are links and a few lines of script: they need no runtime, so a
 * visitor who is sent on at once does not download one.
 */
export function lightenRootDocuments(out: string): void {
  for (const name of rootDocuments) {
    const file = path.join(out, name);
    writeFileSync(file, removeRuntime(readFileSync(file, 'utf8')));
  }
}
