import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '#lib/i18n/languages';
import { locales } from '#lib/i18n/locales';

/** Hosts look for `/de/404.html`; the export writes `/de/404/index.html`. Both addresses answer. */
export function copyErrorPages(out: string): void {
  const folders = [
    ...languageCodes.map((code) => `${code}/404`),
    ...locales.map((code) => `${code}/500`),
    '500',
  ];
  for (const folder of folders) {
    copyFileSync(path.join(out, folder, 'index.html'), path.join(out, `${folder}.html`));
  }
}
