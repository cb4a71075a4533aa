// Plain JavaScript without dependencies: loaded before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { debianFonts, debianPackages, isInstalled } from './find-browser.mjs';
import { createStamps, hashInputs, readMakingTime } from './stamps.mjs';

/** What is installed: goes with the packages. */
const packages = createStamps(path.join('node_modules', '.cache', 'stellwerk'));
/** What the export was made from: stays when packages are installed. */
const stamps = createStamps(path.join('.cache', 'stamps'));

/**
 * Runs a program with inherited output; exits if it fails.
 * @param {string} command @param {readonly string[]} args
 */
function runOrExit(command, args) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs the locked packages unless they are installed: those of a build, or also those of the checks.
 * @param {{ withChecks: boolean }} options
 */
export function installPackages({ withChecks }) {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const isThere = existsSync(path.join('node_modules', 'next'));
  if (isThere && (packages.isCurrent('all', lock) || (!withChecks && packages.isCurrent('build', lock))))
    return;
  console.log('Installing dependencies …');
  // Independent of NODE_ENV. Build scripts are not needed, because every binary is included in its package.
  const chosen = withChecks ? '--include=dev' : '--omit=dev';
  runOrExit('npm', ['ci', chosen, '--ignore-scripts', '--no-audit', '--no-fund']);
  packages.write(withChecks ? 'all' : 'build', lock);
}

/** The last file that a build writes. */
const lastFile = path.join('out', 'sitemap.xml');

/** Builds the export unless it is up to date. */
export function buildExport() {
  const now = hashInputs(process.env);
  // With the timestamp, because `npm run build` writes an export without a stamp.
  const describe = () => `${now} ${readMakingTime(lastFile)}`;
  if (existsSync(lastFile) && stamps.isCurrent('export', describe())) {
    console.log('The export is up to date.');
    return;
  }
  const seconds = stamps.read('export-seconds');
  console.log(
    `Building the export${seconds === undefined ? '' : `, which took ${seconds} s the last time`} …`,
  );
  const start = performance.now();
  runOrExit('node_modules/.bin/tsx', ['lib/build/build.ts']);
  stamps.write('export', describe());
  stamps.write('export-seconds', ((performance.now() - start) / 1000).toFixed(0));
}

/** Not on Ubuntu, whose package of the same name only installs a snap. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs the browsers for the tests: Debian's if possible, otherwise Playwright's. */
export function installBrowser() {
  const mayInstall = isDebian() && process.getuid?.() === 0;
  // Debian's full Chromium is sufficient if nothing can be installed: the checks only take longer.
  if ((isInstalled() && existsSync(debianFonts.folder)) || (!mayInstall && isInstalled(['chromium']))) return;
  console.log('Installing Chromium …');
  if (mayInstall) {
    runOrExit('apt-get', ['update', '-qq']);
    runOrExit('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...debianPackages,
      debianFonts.name,
    ]);
  } else {
    runOrExit('node_modules/.bin/playwright', ['install', 'chromium']);
  }
}
