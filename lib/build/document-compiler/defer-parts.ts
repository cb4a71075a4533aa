import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { listElements } from '../html/list-elements';

type Element = DefaultTreeAdapterTypes.Element;

/** The attribute of a deferred part: the length of its texts and fields, from which its height is estimated. */
export const deferredMarks = / data-deferred="\d+"/g;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

/** Letters in the space of a field. */
const fieldLength = 30;

/** Letters that an element shows besides its text: a field, or the name of a column on phones. */
function measureOwn({ tagName, attrs }: Element): number {
  if (tagName === 'input') return fieldLength;
  return attrs.find(({ name }) => name === 'data-column')?.value.length ?? 0;
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
