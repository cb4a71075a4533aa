/**
 * The nodes and attributes of a document at one point in time: the elements themselves, with listeners and
 * input values.
 */
export type DocumentSnapshot = {
  readonly slots: Map<string, Element>;
  readonly head: readonly ChildNode[];
  readonly body: readonly ChildNode[];
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly focus: Focus | undefined;
};

/** The focused element: moving a node blurs it, and the page may scroll. */
type Focus = {
  readonly element: HTMLElement;
  readonly selection: readonly [start: number, end: number] | undefined;
  readonly top: number;
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const isTextControl = (element: Element): element is TextControl =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  // Other input types, such as `email`, have no selection.
  element.selectionStart !== null;

/** Returns early without a focused element, to avoid a forced layout. */
function readFocus({ activeElement: element, body }: Document): Focus | undefined {
  if (!(element instanceof HTMLElement) || element === body) return undefined;
  const selection = isTextControl(element)
    ? ([element.selectionStart ?? 0, element.selectionEnd ?? 0] as const)
    : undefined;
  return { element, selection, top: scrollY };
}

/** Restores the focus if React has removed the focused node. */
export function restoreFocus({ activeElement, body }: Document, { focus }: DocumentSnapshot): void {
  if (activeElement !== body || !focus?.element.isConnected) return;
  const { element, selection, top } = focus;
  element.focus({ preventScroll: true });
  if (selection && isTextControl(element)) element.setSelectionRange(...selection);
  scrollTo({ top, behavior: 'instant' });
}

export function takeSnapshot(document: Document): DocumentSnapshot {
  const { documentElement, head, body } = document;
  const slots = [...documentElement.querySelectorAll('[data-static]')];
  return {
    slots: new Map(slots.map((slot) => [slot.getAttribute('data-static') ?? '', slot])),
    head: [...head.childNodes],
    body: [...body.childNodes],
    attributes: Array.from(documentElement.attributes, ({ name, value }) => [name, value]),
    focus: readFocus(document),
  };
}

/** Restores the nodes of the head and the attributes of `html` that React has removed, and changes nothing else. */
export function restoreRoot({ documentElement, head }: Document, snapshot: DocumentSnapshot): void {
  head.append(...snapshot.head.filter((node) => !node.isConnected));
  for (const [name, value] of snapshot.attributes)
    if (!documentElement.hasAttribute(name)) documentElement.setAttribute(name, value);
}
