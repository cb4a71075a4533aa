import { classifyLink } from '#lib/core/link-kind';

/** What is known of a link. */
export type Link = {
  /** Absolute address of the link. */
  readonly href: string;
  readonly download: boolean;
  readonly target: string;
  /** Whether this window is the top one, where `_parent` and `_top` mean itself. */
  readonly isTopWindow: boolean;
};

/** What is known of a click on a link. */
export type LinkClick = Link & {
  readonly defaultPrevented: boolean;
  readonly button: number;
  /** Alt, Ctrl, Meta or Shift was held. */
  readonly modified: boolean;
};

/** Finds the links of HTML, of image maps and of SVG. */
export const linkSelector = 'a[href], area[href]';

/** Addresses that end in a file extension belong to the browser; pages may end in .htm or .html. */
const fileExtension = /^.*\.((?!htm)[a-z0-9]{1,5})$/i;

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
export function targetOfLink(link: Link, location: URL): URL | null {
  if (link.download || !staysInWindow(link.target, link.isTopWindow) || !URL.canParse(link.href)) return null;
  const target = new URL(link.href);
  if (target.origin !== location.origin || fileExtension.test(target.pathname)) return null;
  if (classifyLink(target.pathname) !== 'internal') return null;
  if (target.pathname === location.pathname && target.hash !== '') return null;
  return target;
}

/**
 * Decides whether a click becomes a soft navigation. Specification section 2, "Client-side
 * navigation"; readings 75–81.
 *
 * @param location address of the present page
 * @returns the address to navigate to, or null to leave the click to the browser
 */
export function targetOfClick(click: LinkClick, location: URL): URL | null {
  if (click.defaultPrevented || click.button !== 0 || click.modified) return null;
  return targetOfLink(click, location);
}

/** Reads the facts of a link from its element. An address that cannot be one stays as it is. */
export function readLink(element: Element, window: Window): Link {
  // An SVG link's href is an object; its attribute is relative to the page.
  const href = element.getAttribute('href') ?? '';
  const base = window.document.baseURI;
  return {
    href: URL.canParse(href, base) ? new URL(href, base).href : href,
    download: element.hasAttribute('download'),
    target: element.getAttribute('target') ?? '',
    isTopWindow: window.top === window.self,
  };
}

/** Reads the facts of a click from its event; null when it is not on a link. */
export function readLinkClick(event: MouseEvent, window: Window): LinkClick | null {
  const element = event.target instanceof Element ? event.target.closest(linkSelector) : null;
  if (!element) return null;
  return {
    ...readLink(element, window),
    defaultPrevented: event.defaultPrevented,
    button: event.button,
    modified: event.altKey || event.ctrlKey || event.metaKey || event.shiftKey,
  };
}
