import type { Stats } from 'node:fs';
import path from 'node:path';
import { readStats } from './find-file';
import { fileTypes } from './hosting-rules';

/** Encodings that `npm run compress` writes, smallest first, with their extensions. */
export const precompressed = { br: 'br', gzip: 'gz' } as const;

/** Extensions that have no URL of their own: the files are served under the name without them. */
export const precompressedEndings = Object.values(precompressed).join('|');

/** Media types of precompressed text files by extension. */
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

type PrecompressedFile = { readonly path: string; readonly encoding: string };

/** Whether `Accept-Encoding` names an encoding explicitly; `*` is not enough. */
function acceptsEncoding(accepted: string, encoding: string): boolean {
  return new RegExp(`(?:^|[,\\s])${encoding}(?:$|[,\\s]|;\\s*q=(?:1|0\\.\\d*[1-9]))`, 'i').test(accepted);
}

/**
 * Finds the precompressed variant of a file that a request accepts.
 *
 * @param file path within the root, with a leading slash
 * @param accepted value of `Accept-Encoding`
 * @returns undefined if there is none, or if it is older than the file
 */
export function findPrecompressed(
  root: string,
  file: string,
  stats: Stats,
  accepted: string,
): PrecompressedFile | undefined {
  if (!(path.extname(file).slice(1) in textFileTypes)) return undefined;
  const seconds = ({ mtimeMs }: Stats): number => Math.floor(mtimeMs / 1000);
  for (const [encoding, ending] of Object.entries(precompressed)) {
    const variant = `${file}.${ending}`;
    const variantStats = acceptsEncoding(accepted, encoding) ? readStats(root, variant) : undefined;
    if (variantStats && seconds(variantStats) >= seconds(stats)) return { path: variant, encoding };
  }
  return undefined;
}
