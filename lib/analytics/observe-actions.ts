import type { TrackedEvent } from './events';
import { readLinkAction } from './read-action';

/**
 * Reports clicks on external links, downloads and the language switch, on all current and future pages.
 *
 * @param document listened to for its whole lifetime
 */
export function observeActions(document: Document, report: (event: TrackedEvent) => void): void {
  const follow = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const action = link && readLinkAction(link);
    if (action) report(action);
  };
  document.addEventListener('click', follow, { capture: true });
  // The middle button opens a new tab, but fires no `click`.
  document.addEventListener('auxclick', (event) => event.button === 1 && follow(event), { capture: true });
}
