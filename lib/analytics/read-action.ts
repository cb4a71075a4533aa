import { parseUrl } from '#lib/core/parse-url';
import { classifyLink } from '#lib/core/link-kind';
import type { TrackedEvent } from './events';

const file = /\.[a-z0-9]{2,5}$/i;

/** A URL without query and fragment, which may contain user input. */
function bare({ origin, pathname }: URL, ownOrigin: string): string {
  return origin === ownOrigin ? pathname : `${origin}${pathname}`;
}

/** The event for a click on a link; undefined for a link to another page of this site. */
export function readLinkAction(link: HTMLAnchorElement): TrackedEvent | undefined {
  if (link.dataset['languageSwitch'] !== undefined)
    return { category: 'link', action: 'language', name: link.hreflang };
  const href = link.getAttribute('href') ?? '';
  const { origin } = link.ownerDocument.location;
  const target = parseUrl(href, origin);
  if (!target) return undefined;
  if (link.hasAttribute('download') || (target.origin === origin && file.test(target.pathname)))
    return { category: 'download', action: 'file', name: bare(target, origin) };
  return classifyLink(href) === 'external' && target.origin !== origin
    ? { category: 'link', action: 'outbound', name: bare(target, origin) }
    : undefined;
}
