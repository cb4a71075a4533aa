// Plain JavaScript without dependencies: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stamps = path.join('node_modules', '.cache', 'stellwerk');

/** @param {string} name */
const stampFile = (name) => path.join(stamps, name);

/** @param {string} name @param {string} value */
function isStamped(name, value) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value;
}

/** @param {string} name @param {string} value */
function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampFile(name), value);
}

/**
 * Runs a program with its output shown; ends this process when it fails.
 * @param {string} command @param {readonly string[]} args
 */
export function runOrExit(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the locked dependencies unless they are there. */
export function installDependencies() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(path.join('node_modules', 'next')) && isStamped('lock', lock)) return;
  console.log('Installing dependencies …');
  // Build scripts of packages are not needed: every binary comes inside its package.
  runOrExit('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  stamp('lock', lock);
}

const sources = ['app', 'components', 'content', 'lib', 'messages', 'public', 'middleware.ts', 'next.config.ts', 'next-sitemap.config.cjs', 'package-lock.json', 'tsconfig.json'];

/** @param {string} entry @returns {string[]} */
function listFiles(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry).sort().flatMap((name) => listFiles(path.join(entry, name)));
}

/** A hash of everything the export is made from. */
function hashSources() {
  const hash = createHash('sha256').update(process.env.SITE_ORIGIN ?? '');
  for (const file of sources.filter((entry) => existsSync(entry)).flatMap(listFiles)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the export unless it is there and nothing has changed since. */
export function buildExport() {
  const now = hashSources();
  if (existsSync(path.join('out', 'sitemap.xml')) && isStamped('export', now)) {
    console.log('The export is up to date.');
    return;
  }
  console.log('Building the export …');
  runOrExit('node_modules/.bin/tsx', ['lib/build/build.ts']);
  stamp('export', now);
}

/** Installs a browser for the tests: Debian's where there is one, else Playwright's own. */
export function installBrowser() {
  if (existsSync('/usr/bin/chromium')) return;
  console.log('Installing Chromium …');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    runOrExit('apt-get', ['update', '-qq']);
    runOrExit('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    runOrExit('npx', ['playwright', 'install', 'chromium']);
  }
}
