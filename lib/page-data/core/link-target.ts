import { stripBase } from '#lib/core/base-path';
import { hasFileExtension } from '#lib/core/file-extension';
import { parseUrl } from '#lib/core/parse-url';
import { classifyLink } from '#lib/core/link-kind';

/** What is known of a link. */
export type LinkFacts = {
  /** Address as it stands in the attribute: absolute, or relative to the present page. */
  readonly href: string;
  readonly download: boolean;
  readonly target: string;
  /** Whether this window is the top one, where `_parent` and `_top` mean itself. */
  readonly isTopWindow: boolean;
};

/** A link that says nothing of where it opens. */
export const plainLink = { download: false, target: '', isTopWindow: true } as const;

/** What is known of a click on a link. */
export type ClickFacts = LinkFacts & {
  readonly defaultPrevented: boolean;
  readonly button: number;
  /** Alt, Ctrl, Meta or Shift was held. */
  readonly modified: boolean;
};

function staysInWindow(target: string, isTopWindow: boolean): boolean {
  return target === '' || target === '_self' || (isTopWindow && (target === '_parent' || target === '_top'));
}

/**
 * The part of the decision that the link alone makes: whether a plain click on it would become a
 * soft navigation. Prefetching asks this too.
 *
 * @param location address of the present page
 * @returns the address that the link leads to, or null where it is the browser's
 */
export function targetOfLink(link: LinkFacts, location: URL): URL | null {
  if (link.download || !staysInWindow(link.target, link.isTopWindow)) return null;
  const target = parseUrl(link.href, location.href);
  if (!target) return null;
  // Who logs in is the browser's to send.
  if (target.username !== location.username || target.password !== location.password) return null;
  if (target.origin !== location.origin || hasFileExtension(target.pathname)) return null;
  if (classifyLink(process.env.BASE_PATH ? stripBase(target.pathname) : target.pathname) !== 'internal')
    return null;
  if (target.pathname === location.pathname && target.hash !== '') return null;
  return target;
}

/**
 * Decides whether a click becomes a soft navigation. docs/specification.md#s75 to #s81.
 *
 * @param location address of the present page
 * @returns the address to navigate to, or null to leave the click to the browser
 */
export function targetOfClick(click: ClickFacts, location: URL): URL | null {
  if (click.defaultPrevented || click.button !== 0 || click.modified) return null;
  return targetOfLink(click, location);
}
