import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Markup as data: an element's name, its attributes as React names them, its children. `Link` stands for
 * the component that a framework has for links between its own pages.
 */
export type Tree =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string | true>>, ...children: Tree[]];

/** Attributes whose name React spells otherwise. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  hreflang: 'hrefLang',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

/** Attributes that React leaves out when they are an empty text. */
const flags: ReadonlySet<string> = new Set(['hidden', 'open', 'disabled', 'checked', 'required']);

const readAttributes = ({ attrs }: Element): Record<string, string | true> =>
  Object.fromEntries(
    attrs.map(({ name, value }) => [reactNames[name] ?? name, flags.has(name) ? true : value]),
  );

/** Links in drawings stay plain: the components are made for HTML. */
function readName({ tagName, attrs, namespaceURI }: Element, isPage: (path: string) => boolean): string {
  const href = attrs.find(({ name }) => name === 'href')?.value ?? '';
  const isLink = tagName === 'a' && namespaceURI.endsWith('xhtml');
  return isLink && isPage(href.replace(/[?#].*$/, '')) ? 'Link' : tagName;
}

function readNodes(nodes: readonly Node[], isPage: (path: string) => boolean): Tree[] {
  return nodes.flatMap((node): Tree[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    return [[readName(node, isPage), readAttributes(node), ...readNodes(node.childNodes, isPage)]];
  });
}

/**
 * Reads HTML as data that a React component can show.
 *
 * @param isPage whether the app has a page at an address: only links to those are the framework's own
 */
export function toTree(html: string, isPage: (path: string) => boolean): Tree[] {
  return readNodes(parseFragment(html).childNodes, isPage);
}
