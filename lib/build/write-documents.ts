import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDocument, documentNames } from '#lib/families/investors/documents';
import { locales } from '#lib/i18n/locales';

/** `npm run documents`: regenerates the files for investors after a change of the figures. */
for (const locale of locales) {
  for (const name of documentNames) {
    const { path: address, text } = buildDocument(name, locale);
    const file = path.join('public', address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`  ${file}`);
  }
}
