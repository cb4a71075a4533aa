// Plain JavaScript without dependencies: loaded before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Stores hashes of inputs by name, so that outputs are only rebuilt when their inputs change.
 * @param {string} folder
 */
export function createStamps(folder) {
  /** @param {string} name */
  const file = (name) => path.join(folder, name);
  /** @param {string} name */
  const read = (name) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : undefined);
  return {
    read,
    /** @param {string} name @param {string} value */
    isCurrent: (name, value) => read(name) === value,
    /** @param {string} name @param {string} value */
    write(name, value) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file(name), value);
    },
  };
}

// Tests are not part of a build, and dot files come from editors and systems.
const ignored = /^\.|\.test\.tsx?$/;

/** @param {string} entry @returns {string[]} */
function listFiles(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => !ignored.test(name))
    .sort()
    .flatMap((name) => listFiles(path.join(entry, name)));
}

/**
 * A hash of the names and contents of files and folders; missing ones count as empty.
 * @param {readonly string[]} entries @param {string} [salt] further inputs
 */
export function hashFiles(entries, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of entries.flatMap(listFiles)) {
    const content = readFileSync(file);
    // The length prefix makes the hash unambiguous.
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Inputs of an export, besides the environment. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.ts',
  'next-sitemap.config.cjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

/** Environment variables that a build depends on; `lib/config/env.ts` validates them. */
const variables = Object.keys(JSON.parse(readFileSync(path.join('lib', 'config', 'variables.json'), 'utf8')));

/**
 * A hash of all inputs of a build: sources and environment variables.
 * @param {Readonly<Record<string, string | undefined>>} environment @param {readonly string[]} entries
 */
export function hashInputs(environment, entries = sources) {
  return hashFiles(entries, variables.map((name) => `${name}=${environment[name] ?? ''}`).join('\0'));
}

/**
 * The modification time of a file, which identifies its last build.
 * @param {string} file @returns {string} empty if there is no file
 */
export function readMakingTime(file) {
  return existsSync(file) ? String(statSync(file).mtimeMs) : '';
}
