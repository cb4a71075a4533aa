/** A rectangle in the window's pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** One line of a text node as it is drawn. */
export type Piece = {
  readonly node: Text;
  readonly holder: Element;
  /** From the top of capitals to the baseline, whatever the line height. */
  readonly whole: Box;
  /** The same without what ancestors clip. */
  readonly letters: Box;
  /** Nearest element that scrolls the text sideways. */
  readonly scroller: Element | null;
};

/** Parts of a line's box above capitals and below the baseline, in the site's font. */
const aboveCapitals = 0.17;
const belowBaseline = 0.2;

/** Parts with text that readers do not see: for screen readers only, or until it has the focus. */
const unseen =
  '.visually-hidden, .skip, script, style, noscript, option, title, desc, [popover]:not(:popover-open)';

/** Whether readers see an element's text or edges. */
export const isSeen = (holder: Element): boolean =>
  holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !holder.closest(unseen) &&
  // Chromium reports text in hidden parts of SVG as visible.
  !(holder instanceof SVGElement && holder.getBoundingClientRect().width === 0) &&
  getComputedStyle(holder).clipPath !== 'inset(50%)';

/** Whether an element scrolls what is wider than it. */
const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);

function findScroller(holder: Element): Element | null {
  const isLast = (element: Element | null): boolean => element === null || element === document.body;
  let element: Element | null = holder;
  while (element && !isLast(element) && !scrolls(element)) element = element.parentElement;
  return isLast(element) ? null : element;
}

/** Rectangles of a range's lines. */
export function listLines(node: Text, start = 0, end = node.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** A box without what its ancestors clip. */
function clip(box: Box, holder: Element): Box {
  let shown = box;
  for (
    let element: Element | null = holder;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const { overflowX, display } = getComputedStyle(element);
    if (overflowX === 'visible' || display === 'inline' || display === 'contents') continue;
    const { left, right } = element.getBoundingClientRect();
    shown = { ...shown, left: Math.max(shown.left, left), right: Math.min(shown.right, right) };
  }
  return shown;
}

/** Letters of one line, from the top of capitals to the baseline. */
const toLetters = ({ left, right, top, bottom, height }: DOMRect): Box => ({
  left,
  right,
  top: top + height * aboveCapitals,
  bottom: bottom - height * belowBaseline,
});

/** Whether text is turned: its rectangle is not that of its letters. */
const isTurned = (holder: Element, { height }: DOMRect): boolean =>
  height > 2 * parseFloat(getComputedStyle(holder).fontSize) * (findScale(holder) ?? 1);

/** How much a drawing enlarges its text. */
const findScale = (holder: Element): number | undefined =>
  holder instanceof SVGGraphicsElement ? holder.getScreenCTM()?.a : undefined;

function toPieces(node: Text, holder: Element): Piece[] {
  const scroller = findScroller(holder);
  return listLines(node)
    .filter((line) => !isTurned(holder, line))
    .map((line) => ({
      node,
      holder,
      scroller,
      whole: toLetters(line),
      letters: clip(toLetters(line), holder),
    }))
    .filter(({ letters }) => letters.right > letters.left);
}

/** Lines of all text that the page shows, in the order of the document. */
export function listPieces(): Piece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const holder = node.parentElement;
    if (node.data.trim() && holder && isSeen(holder)) pieces.push(...toPieces(node, holder));
  }
  return pieces;
}

/** How much two boxes share; negative where they are apart. */
export const overlap = (one: Box, other: Box): { readonly across: number; readonly down: number } => ({
  across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

/** A text in a report. */
export const quote = ({ node }: Pick<Piece, 'node'>): string =>
  `“${node.data.trim().replaceAll(/\s+/g, ' ').slice(0, 48)}”`;
