import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { listElements } from '../html/list-elements';

type Element = DefaultTreeAdapterTypes.Element;

/** What a part that waits is marked by in the text of a document. */
export const partMark = ' data-unseen=""';

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

/** The parts of a page below its first, and the footer: what a template puts around the parts is one element in another. */
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
 * Marks the parts of a document that a visitor does not see at first (components/styles/navigation.css): the browser lays
 * them out when they come into sight, or when the phone lies still (lib/start/lay-out-rest.ts). In the document, since it
 * is laid out ahead of any script.
 */
export function markParts(html: string): string {
  const places = findLaterParts(html).flatMap(({ tagName, sourceCodeLocation: location }) =>
    location ? [location.startOffset + 1 + tagName.length] : [],
  );
  // From the last, so that a place is still where it was found.
  return places
    .toReversed()
    .reduce((text, place) => `${text.slice(0, place)}${partMark}${text.slice(place)}`, html);
}
