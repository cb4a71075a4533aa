import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** What a build cost, with everything it started. */
export type Cost = {
  readonly wallMs: number;
  /** User and system time of the whole process tree. */
  readonly cpuMs: number;
  /** Highest sum of the resident memory of all processes; undefined where there is no `/proc`. */
  readonly peakBytes: number | undefined;
  /** Processor time that other programs of the machine took meanwhile: they disturb the wall time. */
  readonly othersMs: number;
  readonly output: string;
};

/** POSIX `times` prints the shell's own user and system time, then those of all its children. */
const wrapper = '"$@"; code=$?; times >&3; exit $code';

/** Reads the output of `times`: `0m0.01s 0m0.00s` and a second such line. */
function parseTimes(text: string): number {
  const parts = [...text.matchAll(/(\d+)m(\d+(?:[.,]\d+)?)s/g)];
  if (parts.length !== 4) throw new Error(`The shell printed no times but "${text}".`);
  return Math.round(
    parts.reduce(
      (sum, [, minutes, seconds = '']) =>
        sum + Number(minutes) * 60_000 + Number(seconds.replace(',', '.')) * 1000,
      0,
    ),
  );
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

function listTree(root: string): string[] {
  const children = new Map<string, string[]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // The name in brackets may hold anything; the parent is the second field behind it.
    const parent = readProc(pid, 'stat').split(') ').at(-1)?.split(' ')[1];
    if (parent) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function sumMemory(root: number): number {
  const kibibytes = listTree(String(root)).map((pid) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1] ?? 0),
  );
  return kibibytes.reduce((sum, value) => sum + value, 0) * 1024;
}

/** Looks at the memory of a process tree four times a second, until it is told to stop. */
function watchMemory({ pid }: ChildProcess): () => number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return () => undefined;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, sumMemory(pid));
  }, 250);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

function readBusyMs(): number {
  return os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

function collect(child: ChildProcess, channel: 1 | 2 | 3): () => string {
  const chunks: Buffer[] = [];
  const stream = child.stdio[channel];
  if (stream && 'on' in stream) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

/**
 * Runs a program to its end and measures it.
 *
 * @param command program and arguments; the program's path is relative to `cwd`
 * @returns its cost and what it printed
 * @throws Error with the program's output when it fails
 */
export function measure(command: readonly string[], cwd: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const [start, busy] = [performance.now(), readBusyMs()];
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
    const child = spawn('/bin/sh', ['-c', wrapper, 'sh', ...command], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const [stdout, stderr, times] = [collect(child, 1), collect(child, 2), collect(child, 3)];
    const stopWatching = watchMemory(child);
    child.on('error', reject);
    child.on('close', (code) => {
      const [wallMs, busyMs, peakBytes] = [performance.now() - start, readBusyMs() - busy, stopWatching()];
      if (code !== 0) {
        reject(new Error(`${command.join(' ')} ended with ${code}\n${stdout()}${stderr()}`));
        return;
      }
      const cpuMs = parseTimes(times());
      resolve({ wallMs, cpuMs, peakBytes, othersMs: Math.max(0, busyMs - cpuMs), output: stdout() });
    });
  });
}
