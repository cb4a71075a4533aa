import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '#lib/page-model/page';

/** The file of a path: hosts expect `/de/404.html`, which is `/de/404.html/` in the registry. */
const fileOf = (address: string): string =>
  address.endsWith('.html/') ? address.slice(0, -1) : `${address}index.html`;

/**
 * Copies the document of each page to its other paths: Next renders it at one of them.
 *
 * @param out folder of the export
 * @throws Error if none of a page's paths has a document
 */
export function copyToAliases(out: string, pages: readonly Pick<Page, 'path' | 'aliases'>[]): void {
  for (const { path: address, aliases } of pages.filter((page) => page.aliases.length > 0)) {
    const files = [address, ...aliases].map((one) => path.join(out, fileOf(one)));
    const written = files.find((file) => existsSync(file));
    if (written === undefined) throw new Error(`${address} has no document in ${out}.`);
    for (const file of files) if (file !== written) copyFileSync(written, file);
  }
}
