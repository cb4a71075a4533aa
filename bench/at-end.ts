import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

const cleanups: (() => void)[] = [];

/** Ends the process as its signals do; Playwright alone closes its browsers at a SIGTERM and lets the run go on. */
function listenOnce(): void {
  if (cleanups.length > 0) return;
  process.on('exit', () => cleanups.forEach((clean) => clean()));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Does something when the process ends, whatever ends it. */
export function atEnd(clean: () => void): void {
  listenOnce();
  cleanups.push(clean);
}

/** Creates a temporary folder, named so and more, that goes when the process ends. */
export function createTemporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
