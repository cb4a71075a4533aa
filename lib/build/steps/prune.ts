import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './walk';

/**
 * Removes what Next's own router would ask for. The page-data loader never lets it, and without
 * these files the export is a third smaller. Should it ask all the same, it loads the page in full.
 */
export function pruneRouterFiles(out: string): void {
  for (const file of listFiles(
    out,
    (name) => name === 'index.txt' || (name.startsWith('__next.') && name.endsWith('.txt')),
  ))
    rmSync(file);
  for (const leftover of ['404', '_not-found', '404.txt'])
    rmSync(path.join(out, leftover), { recursive: true, force: true });
}
