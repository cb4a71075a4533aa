import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the export that a test may change. */
export type ExportCopy = { readonly root: string; readonly remove: () => void };

/** What to make of files: whether a name concerns it, and the text it makes of the file's. */
export type Rewriting = { readonly names: RegExp; readonly rewrite: (text: string) => string };

function rewriteFiles(root: string, { names, rewrite }: Rewriting): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !names.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
}

/** Copies the export into a temporary folder, some of its files rewritten. */
export function copyExport(rewriting?: Rewriting): ExportCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'export-'));
  cpSync('out', root, { recursive: true });
  if (rewriting) rewriteFiles(root, rewriting);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
