import { parseUrl } from '#lib/core/parse-url';
import { classifyLink } from '#lib/core/link-kind';
import type { TrackedEvent } from './events';

const file = /\.[a-z0-9]{2,5}$/i;

/** An address without its query and fragment, which may hold what somebody typed. */
function bare({ origin, pathname }: URL, own: string): string {
  return origin === own ? pathname : `${origin}${pathname}`;
}

/** What a click on a link is reported as; undefined for a way to another page of this site. */
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
