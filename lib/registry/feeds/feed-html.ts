import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { siteUrl } from '#lib/page-model/site-url';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that are useful without the site's styles and scripts. */
const keptAttributes: readonly string[] = [
  ...['href', 'src', 'alt', 'title', 'lang', 'datetime', 'cite'],
  ...['width', 'height', 'scope', 'colspan', 'rowspan', 'start', 'value'],
];

/**
 * Classes of elements that only work on the site: text for screen readers, and footnote back-links. Feed
 * readers could not hide them.
 */
const omittedClasses: readonly string[] = ['visually-hidden', 'footnote-back'];

const isElement = (node: Node): node is Element => 'tagName' in node;

function isOmitted(node: Node | undefined): boolean {
  if (!node || !isElement(node)) return false;
  const classes = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
  return classes.some((name) => omittedClasses.includes(name));
}

/** An absolute URL, because feeds are read elsewhere. */
function toAbsolute(address: string, page: string): string {
  if (/^\/(?!\/)/.test(address)) return siteUrl + address;
  return new URL(address, page).href;
}

function keepAttributes(element: Element, page: string): void {
  element.attrs = element.attrs
    .filter(({ name }) => keptAttributes.includes(name))
    .map(({ name, value }) => ({
      name,
      value: name === 'href' || name === 'src' ? toAbsolute(value, page) : value,
    }));
}

/** The remaining sibling nodes, recursively. */
function keepNodes(nodes: readonly Node[], page: string): Node[] {
  const left = nodes.filter((node) => !isOmitted(node));
  // Also trims the space before an omitted node.
  for (const [index, node] of nodes.entries())
    if ('value' in node && isOmitted(nodes[index + 1])) node.value = node.value.trimEnd();
  for (const element of left.filter(isElement)) {
    element.childNodes = keepNodes(element.childNodes, page);
    keepAttributes(element, page);
  }
  return left;
}

/**
 * Converts a page's text for feed readers: without interface texts, with absolute URLs.
 *
 * @param page absolute URL of the page
 */
export function toFeedHtml(html: string, page: string): string {
  const fragment = parseFragment(html);
  fragment.childNodes = keepNodes(fragment.childNodes, page);
  return serialize(fragment);
}
