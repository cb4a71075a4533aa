import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesIn } from '#tests/support/exported';
import { hasRuntime, makeTwin } from './make-twin';

function writeDocument(from: string, to: string): void {
  const html = readFileSync(from, 'utf8');
  writeFileSync(to, hasRuntime(html) ? makeTwin(html) : html);
}

const holdsDocuments = (folder: string): boolean => listFilesIn(folder, '.html').length > 0;

/**
 * Writes the static twin of an export: documents without scripts, other files copied. Not linked, because the
 * server serves no files outside its folder.
 *
 * @param out folder of the export
 * @param folder created for the twin
 */
export function writeTwin(out: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(out, { withFileTypes: true })) {
    const [from, to] = [path.join(out, entry.name), path.join(folder, entry.name)];
    if (entry.isDirectory() && holdsDocuments(from)) writeTwin(from, to);
    else if (entry.isFile() && entry.name.endsWith('.html')) writeDocument(from, to);
    else cpSync(from, to, { recursive: true });
  }
}
