import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { openDiskCache } from '#lib/content/disk-cache';
import { memoize } from '#lib/core/memoize';
import { fontFile } from './font-file';

/** Everything that a document depends on besides its source. */
function readVersion(): string {
  const files = [fontFile, 'package-lock.json', path.join('lib', 'publication-pdfs', 'compile.ts')];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Cache folder of the PDFs. */
export const publicationCache = path.join('.cache', 'publication-pdfs');

const openCache = memoize(() => openDiskCache(publicationCache, readVersion()));

/** Typst has a binary per platform, which npm may omit: the message names the missing one. */
async function loadCompiler() {
  try {
    return (await import('@myriaddreamin/typst-ts-node-compiler')).NodeCompiler;
  } catch (cause) {
    const name = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}`;
    throw new Error(`Typst for this platform is missing: npm install --no-save ${name}@0.7.0`, { cause });
  }
}

/** Weights, and widths in per cent, of the layout: text, emphasis, headings. */
const cuts = [
  { wght: 400, wdth: 100 },
  { wght: 600, wdth: 100 },
  { wght: 700, wdth: 112 },
] as const;

/** Static instances of the site's font with all letters, because Typst does not support variable fonts. */
async function openGuideFonts(): Promise<Buffer[]> {
  const packed = readFileSync(fontFile);
  const font = create(packed);
  if ('fonts' in font) throw new Error(`${fontFile} is a collection of fonts.`);
  const letters = String.fromCodePoint(...font.characterSet);
  return Promise.all(
    cuts.map((cut) => subsetFont(packed, letters, { targetFormat: 'truetype', variationAxes: cut })),
  );
}

/** Loaded for the first uncached document only: fonts and compiler take longer than all documents. */
const openCompiler = memoize(async () => {
  const compiler = await loadCompiler();
  return compiler.create({ fontArgs: [{ fontBlobs: await openGuideFonts() }] });
});

async function compile(source: string, day: string): Promise<Uint8Array> {
  const compiler = await openCompiler();
  const compiled = compiler.compile({ mainFileContent: source, resetRead: true });
  const document = compiled.result;
  if (!document) {
    const problems = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
    throw new Error(`The document cannot be set: ${JSON.stringify(problems)}`);
  }
  // PDF/UA-1 (ISO 14289-1): the compiler rejects documents that are not accessible.
  const creationTimestamp = Date.parse(day) / 1000;
  return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
}

/**
 * Compiles a document to PDF; reproducible and cached.
 *
 * @param source Typst
 * @param day of publication, `2026-11-20`; becomes the file's date
 * @throws Error if the source is invalid, or the result would not be accessible
 */
export async function compileGuide(source: string, day: string): Promise<Uint8Array> {
  const cache = openCache();
  const key = JSON.stringify([source, day]);
  const cached = cache.read(key);
  if (cached) return cached;
  const pdf = await compile(source, day);
  cache.write(key, pdf);
  return pdf;
}
