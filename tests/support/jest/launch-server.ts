import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { send, type ServedFolder } from './serve-folder';

/** Folder to serve, port, and a temporary folder of a server. */
export type Place = { readonly root: string; readonly port: number; readonly scratch: string };

/** Program of a server and its configuration files. */
export type Start = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  /** Working directory. */
  readonly cwd?: string;
  /** User id of the process, if it can be changed. */
  readonly user?: number | undefined;
};

const sbin = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;

/** Whether a program is installed. */
export const isInstalled = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { env: { ...process.env, PATH: sbin } }).status === 0;

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });
}

/**
 * Resolves when the server accepts connections.
 *
 * @throws Error with its output if it ends before
 */
async function waitForPort(port: number, child: ChildProcess, readOutput: () => string): Promise<void> {
  while (!(await canConnect(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${readOutput()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Starts a server and waits until it listens. */
export async function launch(
  place: Place,
  { command, args, env = {}, files, cwd, user }: Start,
): Promise<ServedFolder> {
  for (const [name, text] of Object.entries(files)) writeFileSync(name, text);
  const child = spawn(command, args, {
    env: { ...process.env, PATH: sbin, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(cwd !== undefined && { cwd }),
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await waitForPort(place.port, child, () => output);
  return {
    ask: (target, options) => send(place.port, target, options),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(place.scratch, { recursive: true });
    },
  };
}

/** A free port and a temporary folder; other users may read the site. */
export async function findPlace(root: string): Promise<Place> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'server-'));
  chmodSync(root, 0o755);
  chmodSync(scratch, 0o777);
  return { root, scratch, port: await findPort() };
}
