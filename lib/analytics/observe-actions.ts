import type { TrackedEvent } from './events';
import { readLinkAction } from './read-action';

/**
 * Reports what visitors do on any page, now or later put into the document: links to other sites,
 * downloads, language.
 *
 * @param document listened to for its whole life
 */
export function observeActions(document: Document, report: (event: TrackedEvent) => void): void {
  const follow = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const action = link && readLinkAction(link);
    if (action) report(action);
  };
  document.addEventListener('click', follow, { capture: true });
  // The middle button opens a new tab and is no click.
  document.addEventListener('auxclick', (event) => event.button === 1 && follow(event), { capture: true });
}
