// Plain JavaScript without dependencies: this runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Remembers under a name what something was made from, so that it is made again only when that changes.
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

// Tests end up in no build, and editors and systems leave dot files behind.
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
 * A hash of the names and contents of files and of everything in folders; what does not exist counts as empty.
 * @param {readonly string[]} entries @param {string} [salt] what the result depends on besides
 */
export function hashFiles(entries, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of entries.flatMap(listFiles)) {
    const content = readFileSync(file);
    // With the length in front, no two sets of files are the same text.
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** What an export is made from, besides the environment. */
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

/** Names of the environment's variables that a build depends on; `lib/config/env.ts` says what each may be. */
const variables = Object.keys(JSON.parse(readFileSync(path.join('lib', 'config', 'variables.json'), 'utf8')));

/**
 * What a build is made from: a hash of the sources and of the environment's variables.
 * @param {Readonly<Record<string, string | undefined>>} environment @param {readonly string[]} entries
 */
export function hashInputs(environment, entries = sources) {
  return hashFiles(entries, variables.map((name) => `${name}=${environment[name] ?? ''}`).join('\0'));
}

/**
 * Tells one making of a file from the next, also when somebody else made it.
 * @param {string} file @returns {string} empty where there is no file
 */
export function readMakingTime(file) {
  return existsSync(file) ? String(statSync(file).mtimeMs) : '';
}
