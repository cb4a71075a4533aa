import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { siteUrl } from '#lib/page-model/site-url';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What says something without the site's styles and scripts. */
const kept: readonly string[] = [
  ...['href', 'src', 'alt', 'title', 'lang', 'datetime', 'cite'],
  ...['width', 'height', 'scope', 'colspan', 'rowspan', 'start', 'value'],
];

/** Words for those who hear a page, and ways back within it: a reader has no style that hides them. */
const leftOut: readonly string[] = ['visually-hidden', 'footnote-back'];

const isElement = (node: Node): node is Element => 'tagName' in node;

function isLeftOut(node: Node | undefined): boolean {
  if (!node || !isElement(node)) return false;
  const classes = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
  return classes.some((name) => leftOut.includes(name));
}

/** An address that leads from wherever the text is read. */
function toAbsolute(address: string, page: string): string {
  if (/^\/(?!\/)/.test(address)) return siteUrl + address;
  return new URL(address, page).href;
}

function keepAttributes(element: Element, page: string): void {
  element.attrs = element.attrs
    .filter(({ name }) => kept.includes(name))
    .map(({ name, value }) => ({
      name,
      value: name === 'href' || name === 'src' ? toAbsolute(value, page) : value,
    }));
}

/** What is kept of nodes that stand side by side. */
function keepNodes(nodes: readonly Node[], page: string): Node[] {
  const left = nodes.filter((node) => !isLeftOut(node));
  // The space that bound what goes.
  for (const [index, node] of nodes.entries())
    if ('value' in node && isLeftOut(nodes[index + 1])) node.value = node.value.trimEnd();
  for (const element of left.filter(isElement)) {
    element.childNodes = keepNodes(element.childNodes, page);
    keepAttributes(element, page);
  }
  return left;
}

/**
 * Turns the text of a page into what readers of feeds show: no words of the interface, and addresses that lead to the
 * site.
 *
 * @param page address of the page, from the origin on
 */
export function toFeedHtml(html: string, page: string): string {
  const fragment = parseFragment(html);
  fragment.childNodes = keepNodes(fragment.childNodes, page);
  return serialize(fragment);
}
