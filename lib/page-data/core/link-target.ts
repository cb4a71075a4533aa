import { stripBase } from '#lib/core/base-path';
import { hasFileExtension } from '#lib/core/file-extension';
import { parseUrl } from '#lib/core/parse-url';
import { classifyLink } from '#lib/core/link-kind';

export type LinkFacts = {
  /** Value of the attribute: absolute or relative URL. */
  readonly href: string;
  readonly download: boolean;
  readonly target: string;
  /** Whether this window is the top one, so that `_parent` and `_top` mean itself. */
  readonly isTopWindow: boolean;
};

/** A link without `download` and `target`. */
export const plainLink = { download: false, target: '', isTopWindow: true } as const;

export type ClickFacts = LinkFacts & {
  readonly defaultPrevented: boolean;
  readonly button: number;
  /** Alt, Ctrl, Meta or Shift was pressed. */
  readonly modified: boolean;
};

function staysInWindow(target: string, isTopWindow: boolean): boolean {
  return target === '' || target === '_self' || (isTopWindow && (target === '_parent' || target === '_top'));
}

/**
 * Whether a plain click on a link becomes a soft navigation. Also used for prefetching.
 *
 * @param location URL of the current page
 * @returns the target, or null to leave the link to the browser
 */
export function targetOfLink(link: LinkFacts, location: URL): URL | null {
  if (link.download || !staysInWindow(link.target, link.isTopWindow)) return null;
  const target = parseUrl(link.href, location.href);
  if (!target) return null;
  // URLs with credentials are left to the browser.
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
 * @param location URL of the current page
 * @returns the target, or null to leave the click to the browser
 */
export function targetOfClick(click: ClickFacts, location: URL): URL | null {
  if (click.defaultPrevented || click.button !== 0 || click.modified) return null;
  return targetOfLink(click, location);
}
