import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

const cleanups: (() => void)[] = [];

/** Ends the process on signals: Playwright's handler of SIGTERM only closes its browsers. */
function listenOnce(): void {
  if (cleanups.length > 0) return;
  process.on('exit', () => cleanups.forEach((clean) => clean()));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Registers a clean-up for the end of the process, including signals. */
export function onExit(clean: () => void): void {
  listenOnce();
  cleanups.push(clean);
}

/** Creates a temporary folder with a name prefix, deleted when the process ends. */
export function createTemporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
