// Prints the contents of PDFs as JSON, using PDF.js. A separate process, because Jest runs CommonJS and
// PDF.js is an ES module.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** @typedef {import('unpdf/pdfjs').PDFPageProxy} Page */

/**
 * Text of a page that screen readers read: without artifacts such as lines, headers and footers.
 *
 * @param {Page} page
 */
async function readAloud(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  /** @type {boolean[]} */
  const open = [];
  let text = '';
  for (const item of items) {
    if ('str' in item) text += open.includes(true) ? '' : item.str;
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push(/** @type {{ tag?: string }} */ (item).tag === 'Artifact');
  }
  return text;
}

/** @param {Buffer} packed */
function inflate(packed) {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    // Not a compressed stream.
    return '';
  }
}

/**
 * Names of all fonts in a file, from its compressed objects.
 *
 * @param {Buffer} bytes
 */
function listFonts(bytes) {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map((start) =>
    inflate(bytes.subarray(start.index + start[0].length)),
  );
  const names = [text, ...streams].flatMap((part) => [...part.matchAll(/\/BaseFont\s*\/([^\s/<>]+)/g)]);
  return [...new Set(names.map(([, name]) => name))];
}

/** @param {string} file */
async function readPdf(file) {
  const bytes = readFileSync(file);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_none, index) => pdf.getPage(index + 1)),
  );
  const outline = (await pdf.getOutline()) ?? [];
  const read = {
    info: (await pdf.getMetadata()).info,
    isTagged: (await pdf.getMarkInfo())?.Marked ?? false,
    bookmarks: outline.map(({ title }) => title),
    fonts: listFonts(bytes),
    tags: await Promise.all(pages.map(async (page) => JSON.stringify(await page.getStructTree()))),
    text: (await Promise.all(pages.map(readAloud))).join(' '),
  };
  await pdf.destroy();
  return read;
}

/** @type {Record<string, Awaited<ReturnType<typeof readPdf>>>} */
const found = {};
for (const file of process.argv.slice(2)) found[file] = await readPdf(file);
process.stdout.write(JSON.stringify(found));
