import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;
const childrenOf = (node: DefaultTreeAdapterTypes.Document | Element): Element[] =>
  node.childNodes.filter(isElement);

function* elementsOf(node: DefaultTreeAdapterTypes.Document | Element): Generator<Element> {
  for (const child of childrenOf(node)) {
    yield child;
    yield* elementsOf(child);
  }
}

/** The parts of a page below its first, and the footer: what a template puts around the parts is one element in another. */
function findLaterParts(html: string): Element[] {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const main = elements.find(({ tagName }) => tagName === 'main');
  let parts = main ? childrenOf(main) : [];
  while (parts[0] && parts.length === 1) parts = childrenOf(parts[0]);
  const inMain = new Set(main && elementsOf(main));
  const footers = elements.filter((element) => element.tagName === 'footer' && !inMain.has(element));
  return [...parts.slice(1), ...footers];
}

/**
 * Marks the parts of a document that a visitor does not see at first (components/styles/navigation.css): the browser lays
 * them out when they come into sight, or after the first paint (lib/start/lay-out-rest.ts). In the document, since it
 * is laid out ahead of any script.
 */
export function markParts(html: string): string {
  const places = findLaterParts(html).flatMap(({ tagName, sourceCodeLocation: location }) =>
    location ? [location.startOffset + 1 + tagName.length] : [],
  );
  // From the last, so that a place is still where it was found.
  return places
    .toReversed()
    .reduce((text, place) => `${text.slice(0, place)} data-unseen=""${text.slice(place)}`, html);
}
