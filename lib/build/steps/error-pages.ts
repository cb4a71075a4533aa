import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '#lib/i18n/locales';

/** Hosts look for `/de/404.html`; the export writes `/de/404/index.html`. Both addresses answer. */
export function copyErrorPages(out: string): void {
  for (const folder of [...locales.flatMap((locale) => [`${locale}/404`, `${locale}/500`]), '500']) {
    copyFileSync(path.join(out, folder, 'index.html'), path.join(out, `${folder}.html`));
  }
}
