import { findNearest } from '#lib/core/nearest';
import type { Behaviour, LoadShared } from './behaviour';

const count = 3;

/** The decoded path; the path itself if it is malformed. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Prints the requested path, as text only since it is untrusted input.
 * @returns false if the error page itself was requested
 */
export function showRequestedPath(root: ParentNode, path: string): boolean {
  const line = root.querySelector<HTMLElement>('[data-requested-path]');
  const code = line?.querySelector('code');
  if (!line || !code || /\/404(?:\.html)?\/?$/.test(path)) return false;
  code.textContent = decode(path);
  line.hidden = false;
  return true;
}

function toItem(name: string, path: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.textContent = name;
  link.href = path;
  item.append(link);
  return item;
}

/** Lists the pages whose names are most similar to the path, if any. */
export async function showSimilarPages(root: ParentNode, path: string, load: LoadShared): Promise<void> {
  const section = root.querySelector<HTMLElement>('[data-suggestions]');
  const list = section?.querySelector('ul');
  const index = (await load(section?.dataset['suggestions'] ?? ''))?.['site-index'];
  if (!section?.isConnected || !list || !index) return;
  const pages = index.flatMap(({ head, items }) => [...(head ? [head] : []), ...items]);
  const nearest = findNearest(path, pages, count);
  list.replaceChildren(...nearest.map((page) => toItem(page.name, page.path)));
  section.hidden = nearest.length === 0;
}

/** Shows the requested path on a 404 page, and pages with similar names. */
export const showNearestBehaviour: Behaviour = (root, { loadShared }) => {
  const { pathname } = root.ownerDocument.location;
  if (showRequestedPath(root, pathname)) void showSimilarPages(root, pathname, loadShared);
};
