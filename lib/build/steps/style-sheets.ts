import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath, withBase } from '#lib/core/base-path';
import { listFiles } from './walk';

const rooted = /(?<=url\(["']?)\/(?!\/)[^"')]*/g;

/** A style sheet with the base path prepended to root-relative URLs, which Next leaves unchanged. */
export function moveUrls(css: string): string {
  return css.replace(rooted, (address) => (address.startsWith(`${basePath}/`) ? address : withBase(address)));
}

/** Prepends the base path, if any, in the style sheets of an export. */
export function moveStyleSheets(out: string): void {
  if (basePath === '') return;
  for (const file of listFiles(path.join(out, '_next', 'static'), (name) => name.endsWith('.css')))
    writeFileSync(file, moveUrls(readFileSync(file, 'utf8')));
}
