import { findNearest } from '#lib/core/nearest';
import type { Behaviour, LoadShared } from './behaviour';

/** Names that are offered. */
const count = 3;

/** The address as people read it; as it is where it cannot be decoded. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Prints the address that was asked for. It comes from outside, so it is text and nothing else.
 *
 * @returns whether another address than the error page's own was asked for
 */
export function showAsked(root: ParentNode, path: string): boolean {
  const asked = root.querySelector<HTMLElement>('[data-asked]');
  const plate = asked?.querySelector('code');
  if (!asked || !plate || /\/404(?:\.html)?\/?$/.test(path)) return false;
  plate.textContent = decode(path);
  asked.hidden = false;
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

/** Prints the pages that the address may have meant, as far as there are any. */
export async function showNearest(root: ParentNode, path: string, load: LoadShared): Promise<void> {
  const near = root.querySelector<HTMLElement>('[data-near]');
  const list = near?.querySelector('ul');
  const index = (await load(near?.dataset['near'] ?? ''))?.['site-index'];
  if (!near?.isConnected || !list || !index) return;
  const pages = index.flatMap(({ head, items }) => [...(head ? [head] : []), ...items]);
  const nearest = findNearest(path, pages, count);
  list.replaceChildren(...nearest.map((page) => toItem(page.name, page.path)));
  near.hidden = nearest.length === 0;
}

/** Says on a 404 page which address was asked for, and which pages have a name like it. */
export const showNearestBehaviour: Behaviour = (root, { loadShared }) => {
  const { pathname } = root.ownerDocument.location;
  if (showAsked(root, pathname)) void showNearest(root, pathname, loadShared);
};
