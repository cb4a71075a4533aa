import { constants } from 'node:os';

let listens = false;

/** Ends the process as its signals do; Playwright alone closes its browsers at a SIGTERM and lets the run go on. */
function endAtSignals(): void {
  if (listens) return;
  listens = true;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Does something when the process ends, whatever ends it. */
export function atEnd(clean: () => void): void {
  process.on('exit', clean);
  endAtSignals();
}
