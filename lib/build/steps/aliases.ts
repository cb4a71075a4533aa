import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '#lib/page-model/page';

/** The document of an address: hosts look for `/de/404.html`, whose address in the registry ends with a slash as all do. */
const fileOf = (address: string): string =>
  address.endsWith('.html/') ? address.slice(0, -1) : `${address}index.html`;

/**
 * Puts the document of each page at its other addresses too: Next writes it at one of them.
 *
 * @param out folder of the export
 * @throws Error when none of a page's addresses has a document
 */
export function copyToAliases(out: string, pages: readonly Pick<Page, 'path' | 'aliases'>[]): void {
  for (const { path: address, aliases } of pages.filter((page) => page.aliases.length > 0)) {
    const files = [address, ...aliases].map((one) => path.join(out, fileOf(one)));
    const written = files.find((file) => existsSync(file));
    if (written === undefined) throw new Error(`${address} has no document in ${out}.`);
    for (const file of files) if (file !== written) copyFileSync(written, file);
  }
}
