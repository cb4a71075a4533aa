import { classifyLink } from '#lib/core/link-kind';

/** What is known of a click on a link. */
export type LinkClick = {
  readonly defaultPrevented: boolean;
  readonly button: number;
  /** Alt, Ctrl, Meta or Shift was held. */
  readonly modified: boolean;
  /** Absolute address of the link. */
  readonly href: string;
  readonly download: boolean;
  readonly target: string;
  /** Whether this window is the top one, where `_parent` and `_top` mean itself. */
  readonly isTopWindow: boolean;
};

/** Addresses that end in a file extension belong to the browser; pages may end in .htm or .html. */
const fileExtension = /^.*\.((?!htm)[a-z0-9]{1,5})$/i;

function staysInWindow(target: string, isTopWindow: boolean): boolean {
  return target === '' || target === '_self' || (isTopWindow && (target === '_parent' || target === '_top'));
}

/**
 * Decides whether a click becomes a soft navigation. Specification section 2, "Client-side
 * navigation"; readings 75–81.
 *
 * @param location address of the present page
 * @returns the address to navigate to, or null to leave the click to the browser
 */
export function targetOfClick(click: LinkClick, location: URL): URL | null {
  if (click.defaultPrevented || click.button !== 0 || click.modified || click.download) return null;
  if (!staysInWindow(click.target, click.isTopWindow) || !URL.canParse(click.href)) return null;
  const target = new URL(click.href);
  if (target.origin !== location.origin || fileExtension.test(target.pathname)) return null;
  if (classifyLink(target.pathname) !== 'internal') return null;
  if (target.pathname === location.pathname && target.hash !== '') return null;
  return target;
}

/** Reads the facts of a click from its event; null when it is not on a link. */
export function readLinkClick(event: MouseEvent, window: Window): LinkClick | null {
  const origin = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
  if (!origin) return null;
  // An SVG link's href is an object; its attribute is relative to the page.
  const href = new URL(origin.getAttribute('href') ?? '', window.document.baseURI).href;
  return {
    defaultPrevented: event.defaultPrevented,
    button: event.button,
    modified: event.altKey || event.ctrlKey || event.metaKey || event.shiftKey,
    href,
    download: origin.hasAttribute('download'),
    target: origin.getAttribute('target') ?? '',
    isTopWindow: window.top === window.self,
  };
}
