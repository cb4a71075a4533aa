import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './steps/walk';

type Difference = {
  readonly file: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
};

/** Ignores typography: no-break spaces and word joiners. */
const fold = (text: string): string =>
  text
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replaceAll('\u2060', '')
    .trim();

const blocks =
  /<\/?(?:p|li|h[1-6]|dt|dd|td|th|div|section|summary|figcaption|caption|title|nav|span|a)\b[^>]*>/g;

/** The texts of a document, one per block, in order. */
function readDocument(html: string): string[] {
  const visible = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '');
  return visible.split('\n').map(fold).filter(Boolean);
}

function readData(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(fold(value.replace(/<[^>]*>/g, ' ')));
    return value;
  });
  return texts.filter(Boolean);
}

const readers: Readonly<Record<string, (text: string) => string[]>> = {
  '.html': readDocument,
  '.json': readData,
};

function compareFile(file: string, before: string, after: string): Difference[] {
  const read = readers[path.extname(file)];
  if (!read) return [];
  const [old, now] = [before, after].map((folder) => read(readFileSync(path.join(folder, file), 'utf8')));
  const removed = [...new Set(old)].filter((text) => !now?.includes(text));
  const added = [...new Set(now)].filter((text) => !old?.includes(text));
  return removed.length + added.length > 0 ? [{ file, removed, added }] : [];
}

const listContent = (folder: string): string[] =>
  listFiles(folder, (name) => /\.(?:html|json)$/.test(name))
    .map((file) => path.relative(folder, file))
    .filter((file) => !file.startsWith('_next') && !file.startsWith(path.join('page-data', 'sq')));

/**
 * Prints the differences of two exports: added and removed documents, and changed texts. `npm run compare --
 * <before> <after>`.
 */
function compareExports(before: string, after: string): void {
  const files = [...new Set([...listContent(before), ...listContent(after)])].sort();
  for (const file of files) {
    if (!existsSync(path.join(after, file))) console.log(`- ${file}`);
    else if (!existsSync(path.join(before, file))) console.log(`+ ${file}`);
    else {
      for (const { removed, added } of compareFile(file, before, after)) {
        console.log(`~ ${file}`);
        for (const text of removed) console.log(`    - ${text}`);
        for (const text of added) console.log(`    + ${text}`);
      }
    }
  }
}

const [before, after = 'out'] = process.argv.slice(2);
if (before === undefined) throw new Error('compare: expected the folder of an export, found none');
compareExports(before, after);
