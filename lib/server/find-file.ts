import { realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

/** The file for a URL, or a redirect. */
export type Found =
  | { readonly kind: 'file'; readonly path: string; readonly stats: Stats }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

/** Encoded path and query of a request. */
export type Target = { readonly pathname: string; readonly search: string };

const none: Found = { kind: 'none' };

// Configuration and dot files, and precompressed files by their own name; backslashes are separators on Windows.
const refused = /\0|\\|\/\.(?!well-known\/)|.\/\.|\/_(?:headers|redirects)$|\.(?:br|gz)$/i;

/**
 * Parses a request target. Collapses leading slashes, so that no redirect built from it names another host.
 *
 * @returns undefined if invalid
 */
export function readTarget(url: string): Target | undefined {
  const normalised = url.replace(/^[/\\]+/, '/');
  if (!URL.canParse(normalised, 'http://localhost')) return undefined;
  const { pathname, search } = new URL(normalised, 'http://localhost');
  return { pathname: pathname.replace(/^\/+/, '/'), search };
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Stats of a file; undefined if missing, if the path passes through a file or is too long, or if a symlink
 * leads outside the root.
 */
export function readStats(root: string, name: string): Stats | undefined {
  try {
    const file = realpathSync(path.join(root, name));
    const stats = statSync(file);
    return stats.isFile() && file.startsWith(realpathSync(root) + path.sep) ? stats : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds a file of an export. Folders need a trailing slash.
 *
 * @param root folder of the export
 */
export function findFile(root: string, { pathname, search }: Target): Found {
  const decoded = decodePath(pathname);
  if (decoded === undefined || refused.test(decoded)) return none;
  const name = decoded.endsWith('/') ? `${decoded}index.html` : decoded;
  const stats = readStats(root, name);
  if (stats) return { kind: 'file', path: name, stats };
  return name === decoded && readStats(root, `${decoded}/index.html`)
    ? { kind: 'redirect', to: `${pathname}/${search}` }
    : none;
}
