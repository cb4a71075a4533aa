import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { listElements } from '../html/list-elements';

type Element = DefaultTreeAdapterTypes.Element;

/** The attribute of a deferred part: its height as a length of text, in letters. */
export const deferredMarks = / data-deferred="\d+"/g;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

/** Elements that take about a line besides their text: a field, the space around a paragraph, its last line. */
const withOwnLine: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'p', 'dd', 'h3']);
const lineLength = 30;

/**
 * Letters in the space that an element takes besides its text: a line, the name of a column on phones, or what a
 * component of fixed height states as `data-space`.
 */
function measureOwn({ tagName, attrs }: Element): number {
  const find = (attribute: string) => attrs.find(({ name }) => name === attribute)?.value;
  const line = withOwnLine.has(tagName) ? lineLength : 0;
  return line + (find('data-column')?.length ?? 0) + Number(find('data-space') ?? 0);
}

/** What is laid out of an element: a closed disclosure shows its label alone. */
function listShown(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.ChildNode[] {
  const isClosed =
    'tagName' in node && node.tagName === 'details' && !node.attrs.some(({ name }) => name === 'open');
  return isClosed ? node.childNodes.filter(({ nodeName }) => nodeName === 'summary') : node.childNodes;
}

function measureText(parent: DefaultTreeAdapterTypes.ParentNode): number {
  const lengths = listShown(parent).map((node) =>
    'value' in node ? node.value.length : isElement(node) ? measureOwn(node) + measureText(node) : 0,
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** The sections of a page below the first, and the footer, skipping wrapper elements of the template. */
function findLaterParts(html: string): Element[] {
  const elements = listElements(parse(html, { sourceCodeLocationInfo: true }));
  const main = elements.find(({ tagName }) => tagName === 'main');
  let parts = main?.childNodes.filter(isElement) ?? [];
  while (parts[0] && parts.length === 1) parts = parts[0].childNodes.filter(isElement);
  const inMain = new Set(main && listElements(main));
  const footers = elements.filter((element) => element.tagName === 'footer' && !inMain.has(element));
  return [...parts.slice(1), ...footers];
}

/**
 * Marks the parts of a document below the first screen (components/styles/navigation.css): the browser lays
 * them out when they come into view, or after the first paint (lib/boot/deferred-parts.ts). Done at build
 * time, because the document is laid out before any script runs.
 */
export function deferParts(html: string): string {
  const places = findLaterParts(html).flatMap((part) => {
    const { tagName, sourceCodeLocation: location } = part;
    return location
      ? [{ at: location.startOffset + 1 + tagName.length, mark: ` data-deferred="${measureText(part)}"` }]
      : [];
  });
  // In reverse order, so that offsets stay valid.
  return places
    .toReversed()
    .reduce((text, { at, mark }) => `${text.slice(0, at)}${mark}${text.slice(at)}`, html);
}
