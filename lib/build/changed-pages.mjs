// Plain JavaScript without dependencies, for the test runner.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const records = path.join('out', 'page-data');
const memory = path.join('node_modules', '.cache', 'stellwerk', 'checked-pages.json');

/**
 * Content hashes by page path. A page's record contains its template, its view and the hashes of its shared data, and
 * nothing that differs between builds.
 * @param {string} [folder] @returns {Record<string, string>}
 */
function hashPages(folder = records) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'page-data.json',
  );
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      /** @type {{ path: string }} */
      const record = JSON.parse(text);
      return [record.path, createHash('sha256').update(text).digest('hex')];
    }),
  );
}

/**
 * Stores the current hashes after the checks have passed.
 * @param {string} [file] @param {string} [folder]
 */
export function rememberPages(file = memory, folder = records) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(hashPages(folder)));
}

/**
 * Paths of the pages that have changed since the checks last passed; empty if they never have, as in a fresh clone.
 * @param {string} [file] @param {string} [folder] @returns {Set<string>}
 */
export function listChangedPages(file = memory, folder = records) {
  if (!existsSync(file)) return new Set();
  /** @type {Record<string, string>} */
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const now = hashPages(folder);
  return new Set(Object.keys(now).filter((page) => now[page] !== before[page]));
}
