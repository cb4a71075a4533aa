import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createStamps, hashInputs } from '#lib/build/stamps.mjs';

/** Services as an operator would name them, and none for forms; nobody answers under these addresses but the tests. */
export const servicesEnvironment = {
  TAG_MANAGER: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  CONSENT_CONTAINER: 'https://container.example/container.js',
  THIRD_PARTY_ORIGINS: 'https://collect.example',
  FORMS_ENDPOINT: 'none',
} as const;

const cache = '.cache';
const folder = path.join(cache, 'configured');
const lock = path.join(cache, 'configured.lock');
const stamps = createStamps(path.join(cache, 'stamps'));
const left = new Set(['node_modules', '.git', '.next', '.cache', 'out', 'out.next', 'test-results']);

/** A copy of the tree, elsewhere; the dependencies are the same files under a second name. */
function copyTree(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'stellwerk-'));
  for (const name of readdirSync('.').filter((entry) => !left.has(entry)))
    cpSync(name, path.join(copy, name), { recursive: true });
  execFileSync('cp', ['-al', 'node_modules', path.join(copy, 'node_modules')]);
  if (existsSync(typeCache)) cpSync(typeCache, path.join(copy, typeCache));
  return copy;
}

/** What the compiler knows of the sources, by their content: types are the same in both builds. */
const typeCache = path.join('.next', 'cache', '.tsbuildinfo');

/** In a folder of its own and without any cache but of types: nothing of the export in `out/` can get in. */
function build(): void {
  const copy = copyTree();
  try {
    const environment = { ...process.env, ...servicesEnvironment };
    execFileSync('node_modules/.bin/tsx', ['lib/build/build.ts'], {
      cwd: copy,
      stdio: 'pipe',
      env: environment,
    });
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(copy, 'out'), folder, { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Takes the lock unless a process that still runs has it. */
function tryLock(): boolean {
  mkdirSync(cache, { recursive: true });
  if (existsSync(lock) && !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds the site with services in its environment, once for each state of the sources: whoever
 * comes first builds, and whoever comes meanwhile waits.
 *
 * @returns folder of that export
 */
export async function buildConfigured(): Promise<string> {
  const inputs = hashInputs({ ...process.env, ...servicesEnvironment });
  const isCurrent = (): boolean => existsSync(folder) && stamps.isCurrent('configured', inputs);
  while (!isCurrent()) {
    if (!tryLock()) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    try {
      if (isCurrent()) break;
      build();
      stamps.write('configured', inputs);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return folder;
}
