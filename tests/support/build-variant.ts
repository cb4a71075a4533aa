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

/** Build with another environment than the export in `out/`. */
export type Variant = { readonly name: string; readonly environment: Readonly<Record<string, string>> };

const cache = '.cache';
const folderOf = ({ name }: Variant): string => path.join(cache, name);
const stamps = createStamps(path.join(cache, 'stamps'));
const left = new Set(['node_modules', '.git', '.next', '.cache', 'out', 'out.next', 'test-results']);

/** Caches whose files are named by a hash of their input, and thus the same in every build. */
const madeBySource = ['markdown', 'og', 'publication-pdfs'];

/** Copies the tree; dependencies are hard links. */
function copyTree(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'stellwerk-'));
  for (const name of readdirSync('.').filter((entry) => !left.has(entry)))
    cpSync(name, path.join(copy, name), { recursive: true });
  execFileSync('cp', ['-al', 'node_modules', path.join(copy, 'node_modules')]);
  mkdirSync(path.join(copy, cache));
  for (const name of madeBySource.filter((entry) => existsSync(path.join(cache, entry))))
    execFileSync('cp', ['-al', path.join(cache, name), path.join(copy, cache, name)]);
  return copy;
}

/** In a separate folder, so that nothing of `out/` is used. */
function build(variant: Variant): void {
  const copy = copyTree();
  try {
    execFileSync('node_modules/.bin/tsx', ['lib/build/build.ts'], {
      cwd: copy,
      stdio: 'pipe',
      env: { ...process.env, ...variant.environment, BUILD_CACHE: 'off' },
    });
    const folder = folderOf(variant);
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

/** Acquires the lock unless a running process holds it. */
function tryLock(lock: string): boolean {
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
 * Builds a variant of the site once per state of the sources; concurrent callers wait for the first one.
 *
 * @returns folder of the export
 */
async function buildVariant(variant: Variant): Promise<string> {
  const folder = folderOf(variant);
  const lock = `${folder}.lock`;
  const inputs = hashInputs({ ...process.env, ...variant.environment });
  const isCurrent = (): boolean => existsSync(folder) && stamps.isCurrent(variant.name, inputs);
  while (!isCurrent()) {
    if (!tryLock(lock)) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    try {
      if (isCurrent()) break;
      build(variant);
      stamps.write(variant.name, inputs);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return folder;
}

/** A host with many sites, such as GitHub Pages; the dot tests the escaping of regular expressions. */
export const baseEnvironment = {
  BASE_PATH: '/web.site',
  SITE_ORIGIN: 'https://owner.example',
  FORMS_ENDPOINT: '/web.site/api/forms',
} as const;

/**
 * Builds the site with a base path.
 *
 * @returns folder of the export
 */
export const buildBelowBase = (): Promise<string> =>
  buildVariant({ name: 'base-path', environment: baseEnvironment });

/** Services as configured by an operator, and no form service; their URLs are mocked. */
export const servicesEnvironment = {
  TAG_MANAGER: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  CONSENT_CONTAINER: 'https://container.example/container.js',
  THIRD_PARTY_ORIGINS: 'https://collect.example',
  FORMS_ENDPOINT: 'none',
} as const;

/**
 * Builds the site with services.
 *
 * @returns folder of the export
 */
export const buildConfigured = (): Promise<string> =>
  buildVariant({ name: 'configured', environment: servicesEnvironment });
