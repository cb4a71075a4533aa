import { realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

/** The file behind an address, or the address that should have been asked for. */
export type Found =
  | { readonly kind: 'file'; readonly path: string; readonly stats: Stats }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

/** Path and query of a request's target; both still encoded. */
export type Target = { readonly pathname: string; readonly search: string };

const none: Found = { kind: 'none' };

// Hosts keep their rule files and dot files to themselves, and a compressed twin goes by its text's name;
// backslashes are separators on Windows.
const refused = /\0|\\|\/\.(?!well-known\/)|.\/\.|\/_(?:headers|redirects)$|\.(?:br|gz)$/i;

/**
 * Reads the target of a request. Slashes at its start are one slash, so that no redirect made from
 * it names another host.
 *
 * @returns undefined for what is no address
 */
export function readTarget(url: string): Target | undefined {
  const own = url.replace(/^[/\\]+/, '/');
  if (!URL.canParse(own, 'http://localhost')) return undefined;
  const { pathname, search } = new URL(own, 'http://localhost');
  return { pathname: pathname.replace(/^\/+/, '/'), search };
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Facts about a file; undefined also where the path goes through a file, is too long or leads out of the folder by a link. */
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
 * Finds what an export has at an address. Folders answer at their slash form only.
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
