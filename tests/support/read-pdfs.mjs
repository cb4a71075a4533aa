// Reads PDFs with PDF.js and prints what a viewer knows of them, as JSON. A process of its own: Jest
// runs CommonJS, and PDF.js is a module.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** @typedef {import('unpdf/pdfjs').PDFPageProxy} Page */

/**
 * What is read aloud of a page: all but lines, headers and footers, which are marked as artifacts.
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
    // Not a packed stream.
    return '';
  }
}

/**
 * Names of all fonts in a file: they stand in its packed objects.
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
