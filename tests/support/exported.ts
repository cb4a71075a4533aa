import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '#lib/page-model/page';

/** Folder of the tested export. */
export const out = 'out';

/** Files of a folder with an extension, as paths within it: `/en/index.html`. */
export function listFilesIn(root: string, ending: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(
      (entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
    )
    .sort();
}

/** Files of the export with an extension. */
export function listExported(ending: string): string[] {
  return listFilesIn(out, ending);
}

export function readExported(file: string): string {
  return readFileSync(path.join(out, file), 'utf8');
}

/** Exported document of a page. */
export function htmlFileOf(page: Pick<Page, 'path'>): string {
  const file = page.path.replace(/\/$/, '');
  return file.endsWith('.html') ? file : `${page.path}index.html`;
}

export function isExported(file: string): boolean {
  return existsSync(path.join(out, file));
}
