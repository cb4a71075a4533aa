import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Markup as data: element name, React attributes, children. `Link` is replaced by the framework's link component.
 */
export type Tree =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string | true>>, ...children: Tree[]];

/** Attributes with a different name in React. */
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

/** Boolean attributes, which React omits if the value is an empty string. */
const flags: ReadonlySet<string> = new Set(['hidden', 'open', 'disabled', 'checked', 'required']);

const readAttributes = ({ attrs }: Element): Record<string, string | true> =>
  Object.fromEntries(
    attrs.map(({ name, value }) => [reactNames[name] ?? name, flags.has(name) ? true : value]),
  );

/** Links in SVG stay plain: the link components are for HTML. */
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
 * Converts HTML to data for a React component.
 *
 * @param isPage whether a path is a page of the app, whose links use the framework's component
 */
export function toTree(html: string, isPage: (path: string) => boolean): Tree[] {
  return readNodes(parseFragment(html).childNodes, isPage);
}
