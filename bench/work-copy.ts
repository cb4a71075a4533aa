import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '#lib/i18n/locales';
import { readSlice } from '#lib/registry/slices';

const notCopied: ReadonlySet<string> = new Set([
  'node_modules',
  '.next',
  'out',
  'out.next',
  '.git',
  '.cache',
]);

/**
 * Gives a folder the packages of the site. Hard links take seconds and no space; where `cp` has none or
 * the disk is another one, copies do.
 */
export function linkModules(folder: string): void {
  const target = path.join(folder, 'node_modules');
  const { status } = spawnSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  if (status !== 0) {
    rmSync(target, { recursive: true, force: true });
    cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(path.join(target, '.cache'), { recursive: true, force: true });
}

function copyInto(folder: string, from: string, names: readonly string[]): void {
  for (const name of names) cpSync(path.join(from, name), path.join(folder, name), { recursive: true });
}

/** Copies the site, without what a build or a repository makes, and links its packages. */
export function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  copyInto(
    folder,
    '.',
    readdirSync('.').filter((name) => !notCopied.has(name)),
  );
  linkModules(folder);
}

/** Copies one of the small apps beside this file. */
export function copyApp(name: 'plain-next' | 'bare-next', folder: string): void {
  cpSync(path.join('bench', name), folder, { recursive: true });
  linkModules(folder);
}

/** Gives the plain app what it shares with the site: styles, words, pure functions, the menus. */
export function furnishPlainApp(folder: string): void {
  copyInto(folder, '.', ['components', 'content', 'lib', 'messages', 'package-lock.json']);
  const navigation = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { header: readSlice('header', locale), footer: readSlice('footer', locale) },
    ]),
  );
  writeFileSync(path.join(folder, 'parts', 'navigation.json'), JSON.stringify(navigation));
}

/** Removes what earlier builds left, caches too: every measured build starts from nothing. */
export function cleanBuild(folder: string): void {
  for (const name of ['.next', 'out', '.cache'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
}
