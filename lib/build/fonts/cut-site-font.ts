import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontFile } from '#lib/publication-pdfs/font-file';
import { siteLetters } from './site-letters';

/** `npm run font`: creates the subset font that visitors download. */
async function cutSiteFont(): Promise<void> {
  const all = readFileSync(fontFile);
  const cut = await subsetFont(all, siteLetters, { targetFormat: 'woff2' });
  const file = path.join(path.dirname(fontFile), 'archivo-site.woff2');
  writeFileSync(file, cut);
  console.log(`${file}: ${[...siteLetters].length} letters, ${(cut.length / 1000).toFixed(1)} kB`);
}

void cutSiteFont();
