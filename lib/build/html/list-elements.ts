import type { DefaultTreeAdapterTypes } from 'parse5';

/** Lists the elements in a document or an element, in their order. */
export function listElements(parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...listElements(node)] : []));
}
