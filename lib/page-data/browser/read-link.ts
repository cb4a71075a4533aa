import type { ClickFacts, LinkFacts } from '#lib/page-data/core/link-target';

/** Selects links in HTML, image maps and SVG. */
export const linkSelector = 'a[href], area[href]';

export function readLink(element: Element, window: Window): LinkFacts {
  return {
    // The attribute, because an SVG link's `href` property is an SVGAnimatedString.
    href: element.getAttribute('href') ?? '',
    download: element.hasAttribute('download'),
    target: element.getAttribute('target') ?? '',
    isTopWindow: window.top === window.self,
  };
}

/** Reads a click's properties from its event; null if it is not on a link. */
export function readLinkClick(event: MouseEvent, window: Window): ClickFacts | null {
  const element = event.target instanceof Element ? event.target.closest(linkSelector) : null;
  if (!element) return null;
  return {
    ...readLink(element, window),
    defaultPrevented: event.defaultPrevented,
    button: event.button,
    modified: event.altKey || event.ctrlKey || event.metaKey || event.shiftKey,
  };
}
