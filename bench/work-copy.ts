import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const notCopied: ReadonlySet<string> = new Set([
  'node_modules',
  '.next',
  'out',
  'out.next',
  '.git',
  '.cache',
]);

/** Gives a folder the packages of the site: hard links if possible, otherwise copies. */
export function linkModules(folder: string): void {
  const target = path.join(folder, 'node_modules');
  const { status } = spawnSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  if (status !== 0) {
    rmSync(target, { recursive: true, force: true });
    cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(path.join(target, '.cache'), { recursive: true, force: true });
}

/** Copies the site without generated files and links its packages. */
export function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.').filter((entry) => !notCopied.has(entry)))
    cpSync(name, path.join(folder, name), { recursive: true });
  linkModules(folder);
}

/** Copies an app of this folder and links the site's packages. */
export function copyApp(name: string, folder: string): void {
  cpSync(path.join('bench', name), folder, { recursive: true });
  linkModules(folder);
}
