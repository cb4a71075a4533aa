import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import variables from './variables.json';

/** Sources of the browser's code. Content is not among them: it is in HTML and page data. */
const shipped = ['app', 'components', 'lib', 'next.config.ts', 'package-lock.json'];

const ignored = /(?:\.test\.tsx?|^lib\/(?:build|server)\/.*)$/;

function listFiles(entry: string): string[] {
  if (/\.[a-z]+$/.test(entry)) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.posix.join(found.parentPath.replaceAll(path.sep, '/'), found.name))
    .filter((file) => !ignored.test(file));
}

let cached: string | undefined;

/** The environment variables: those of services are constants in the browser's code. */
const readVariables = (): string =>
  Object.keys(variables)
    .map((name) => `${name}=${process.env[name] ?? ''}`)
    .join('\0');

/**
 * Build hash: depends on the sources and variables of the browser's code, so that an unchanged build keeps
 * it. The loader detects a new build by another hash in `app-data.json`.
 *
 * @returns twelve hexadecimal characters
 */
export function readBuildHash(): string {
  if (cached) return cached;
  const hash = createHash('sha256').update(readVariables());
  for (const file of shipped.flatMap(listFiles).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  cached = hash.digest('hex').slice(0, 12);
  return cached;
}
