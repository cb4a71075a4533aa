import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath, withBase } from '#lib/core/base-path';
import { listFiles } from './walk';

const rooted = /(?<=url\(["']?)\/(?!\/)[^"')]*/g;

/** The text of a style sheet with the base path in front of the site's own files; Next leaves such addresses as they are. */
export function moveUrls(css: string): string {
  return css.replace(rooted, (address) => (address.startsWith(`${basePath}/`) ? address : withBase(address)));
}

/** Puts the base path, where there is one, into the style sheets of an export. */
export function moveStyleSheets(out: string): void {
  if (basePath === '') return;
  for (const file of listFiles(path.join(out, '_next', 'static'), (name) => name.endsWith('.css')))
    writeFileSync(file, moveUrls(readFileSync(file, 'utf8')));
}
