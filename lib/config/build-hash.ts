import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import variables from './variables.json';

/** What ends up in the browser's code. Content does not: it travels in HTML and page data. */
const shipped = ['app', 'components', 'lib', 'next.config.ts', 'package-lock.json'];

const ignored = /(?:\.test\.tsx?|^lib\/(?:build|server)\/.*)$/;

function listFiles(entry: string): string[] {
  if (/\.[a-z]+$/.test(entry)) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.posix.join(found.parentPath.replaceAll(path.sep, '/'), found.name))
    .filter((file) => !ignored.test(file));
}

let known: string | undefined;

/** The environment's variables: services are constants in the browser's code. */
const readVariables = (): string =>
  Object.keys(variables)
    .map((name) => `${name}=${process.env[name] ?? ''}`)
    .join('\0');

/**
 * The build hash: a function of the sources and the variables that end up in the browser's code, so
 * that an unchanged build keeps it. A page-data file of another hash tells the loader that a new
 * site is live.
 *
 * @returns twelve hexadecimal characters
 */
export function readBuildHash(): string {
  if (known) return known;
  const hash = createHash('sha256').update(readVariables());
  for (const file of shipped.flatMap(listFiles).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  known = hash.digest('hex').slice(0, 12);
  return known;
}
