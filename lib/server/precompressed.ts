import type { Stats } from 'node:fs';
import path from 'node:path';
import { readStats } from './find-file';
import { fileTypes } from './hosting-rules';

/** Encodings of the files that `npm run compress` writes beside a text, the smaller first: name and ending. */
export const precompressed = { br: 'br', gzip: 'gz' } as const;

/** Endings of names that are nobody's address: what they hold is sent under the name without them. */
export const precompressedEndings = Object.values(precompressed).join('|');

/** Texts that get such files, by ending, with their types. */
export const textFileTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  ...fileTypes,
};

/** A compressed file that stands for another. */
type Twin = { readonly path: string; readonly encoding: string };

/** Whether a request takes an encoding, as `Accept-Encoding` names it; by `*` or not at all it takes none here. */
function acceptsEncoding(accepted: string, encoding: string): boolean {
  return new RegExp(`(?:^|[,\\s])${encoding}(?:$|[,\\s]|;\\s*q=(?:1|0\\.\\d*[1-9]))`, 'i').test(accepted);
}

/**
 * Finds the compressed twin of a file that a request takes.
 *
 * @param file path within the root, with a leading slash
 * @param accepted the request's `Accept-Encoding`
 * @returns undefined where there is none, and where it is older than the file: then it says something else
 */
export function findTwin(root: string, file: string, stats: Stats, accepted: string): Twin | undefined {
  if (!(path.extname(file).slice(1) in textFileTypes)) return undefined;
  const seconds = ({ mtimeMs }: Stats): number => Math.floor(mtimeMs / 1000);
  for (const [encoding, ending] of Object.entries(precompressed)) {
    const twin = `${file}.${ending}`;
    const own = acceptsEncoding(accepted, encoding) ? readStats(root, twin) : undefined;
    if (own && seconds(own) >= seconds(stats)) return { path: twin, encoding };
  }
  return undefined;
}
