import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { onExit } from '../on-exit';

/** Measured time, with the load of the machine, which affects it. */
export type Timing = { readonly name: string; readonly seconds: number; readonly load: number };

/** Load average of the last minute. */
export const readLoad = (): number => os.loadavg()[0] ?? 0;

/** Measures the duration of a function. */
export async function timed(name: string, run: () => Promise<unknown>): Promise<Timing> {
  const start = performance.now();
  await run();
  return { name, seconds: (performance.now() - start) / 1000, load: readLoad() };
}

/** Starts a program in a separate process group, which ends with the bench. */
export function startProgram(
  cwd: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): { readonly child: ChildProcess; readonly stop: () => void } {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const stop = (): void => {
    try {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has already ended.
    }
  };
  onExit(stop);
  return { child, stop };
}

/**
 * Runs an npm script.
 *
 * @throws {Error} with its output, if it fails
 */
export function runScript(cwd: string, name: string): Promise<void> {
  const { child } = startProgram(cwd, 'npm', ['run', '-s', name]);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm run ${name}:\n${Buffer.concat(output).toString()}`));
    });
  });
}

/** Waits until a program prints a text. */
export function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        seen += chunk.toString();
        if (seen.includes(text)) resolve();
      });
    child.once('close', () => reject(new Error(`ended without "${text}":\n${seen}`)));
  });
}
