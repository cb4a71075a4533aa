import { plainLink, targetOfClick, targetOfLink } from '#lib/page-data/core/link-target';
import type { PageNavigator } from '#lib/page-data/core/page-navigator';
import { readLinkClick } from './read-link';
import type { PageTransition } from './view-transition';

type Parts = {
  readonly navigator: Pick<PageNavigator<never>, 'navigate'>;
  readonly transition: Pick<PageTransition, 'clicked'>;
};

/** Handles clicks on plain anchors by event delegation. */
export function listenToLinks({ navigator, transition }: Parts): void {
  document.addEventListener('click', (event) => {
    const click = readLinkClick(event, window);
    const target = click && targetOfClick(click, new URL(location.href));
    if (!target) return;
    event.preventDefault();
    transition.clicked(event.target);
    void navigator.navigate(target);
  });
}

/**
 * Follows a link that React has rendered or that a script activates. Anything but a page of this site is left
 * to the browser.
 */
export function followLink(
  { navigator, transition }: Parts,
  href: string,
  link: Element | null | undefined,
): void {
  const target = targetOfLink({ ...plainLink, href }, new URL(location.href));
  if (!target) return location.assign(href);
  transition.clicked(link);
  void navigator.navigate(target);
}
