/** The nodes and attributes of a document at one time: the elements themselves, with their listeners and what was typed. */
export type DocumentSnapshot = {
  readonly slots: Map<string, Element>;
  readonly head: readonly ChildNode[];
  readonly body: readonly ChildNode[];
  readonly attributes: readonly (readonly [name: string, value: string])[];
};

export function takeSnapshot({ documentElement, head, body }: Document): DocumentSnapshot {
  const slots = [...documentElement.querySelectorAll('[data-frozen]')];
  return {
    slots: new Map(slots.map((slot) => [slot.getAttribute('data-frozen') ?? '', slot])),
    head: [...head.childNodes],
    body: [...body.childNodes],
    attributes: Array.from(documentElement.attributes, ({ name, value }) => [name, value]),
  };
}

/** Puts back what React has removed of the head and of the attributes of `html`, and changes nothing else. */
export function restoreRoot({ documentElement, head }: Document, snapshot: DocumentSnapshot): void {
  head.append(...snapshot.head.filter((node) => !node.isConnected));
  for (const [name, value] of snapshot.attributes)
    if (!documentElement.hasAttribute(name)) documentElement.setAttribute(name, value);
}
