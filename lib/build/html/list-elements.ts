import type { DefaultTreeAdapterTypes } from 'parse5';

export function listElements(parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...listElements(node)] : []));
}
