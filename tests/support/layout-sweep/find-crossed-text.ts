import { isFaint } from './is-faint';
import { overlap, quote, type Box, type Piece } from './text-pieces';

/** Space that a label keeps to the edge of its box, in px. */
const leastPadding = 3;

/** Boxes smaller than this are markers, in px. */
const markerSize = 30;

const isPainted = (paint: string): boolean => paint !== 'none' && !/^rgba\(.*, 0\)$/.test(paint);

/** Whether an element is painted after another. */
const isAfter = (one: Element, other: Element): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

const isShape = (shape: Element): shape is SVGGeometryElement =>
  shape instanceof SVGGeometryElement &&
  shape.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  Math.max(shape.getBoundingClientRect().width, shape.getBoundingClientRect().height) > 0 &&
  !shape.closest('defs, clipPath, mask, pattern, marker');

/** Whether a label has an outline in the colour of the ground, which keeps lines below it off its letters. */
function hasHalo({ holder }: Piece): boolean {
  const { paintOrder, stroke, strokeWidth } = getComputedStyle(holder);
  return paintOrder.startsWith('stroke') && isPainted(stroke) && parseFloat(strokeWidth) >= 2;
}

/** Whether something opaque lies between a line and a text: the name in a box on a line. */
const isBacked = (
  line: Element,
  { holder, letters }: Piece,
  shapes: readonly SVGGeometryElement[],
): boolean =>
  shapes.some((shape) => {
    if (!isPainted(getComputedStyle(shape).fill)) return false;
    const { across, down } = overlap(shape.getBoundingClientRect(), letters);
    const isUnder = across > (letters.right - letters.left) / 2 && down > (letters.bottom - letters.top) / 2;
    return isUnder && isAfter(line, shape) && isAfter(shape, holder);
  });

/** Points over a text's letters, a few px apart. */
function listPoints({ left, right, top, bottom }: Box): { readonly x: number; readonly y: number }[] {
  const columns = Math.max(2, Math.ceil((right - left) / 5));
  return Array.from(
    { length: columns + 1 },
    (_none, index) => left + 1 + ((right - left - 2) * index) / columns,
  ).flatMap((x) => [0.25, 0.5, 0.75].map((part) => ({ x, y: top + (bottom - top) * part })));
}

/** Whether a shape's stroke runs through a text. */
function isCrossed(shape: SVGGeometryElement, piece: Piece): boolean {
  const matrix = shape.getScreenCTM()?.inverse();
  return (
    matrix !== undefined &&
    listPoints(piece.letters).some(({ x, y }) =>
      shape.isPointInStroke(new DOMPoint(x, y).matrixTransform(matrix)),
    )
  );
}

/** Whether a text begins in a box and leaves it, or all but touches its edge. */
function leavesBox(box: Box, { letters }: Piece): boolean {
  const middle = (letters.left + letters.right) / 2;
  const height = (letters.top + letters.bottom) / 2;
  const isInside = middle > box.left && middle < box.right && height > box.top && height < box.bottom;
  return (
    isInside &&
    (letters.left < box.left + leastPadding ||
      letters.right > box.right - leastPadding ||
      letters.top < box.top ||
      letters.bottom > box.bottom)
  );
}

function judge(
  shape: SVGGeometryElement,
  piece: Piece,
  shapes: readonly SVGGeometryElement[],
): string | undefined {
  const box = shape.getBoundingClientRect();
  const { across, down } = overlap(box, piece.letters);
  const { fill, stroke } = getComputedStyle(shape);
  const [isFilled, isDrawn] = [isPainted(fill), isPainted(stroke)];
  if (Math.max(box.width, box.height) < markerSize && isFilled) {
    const isIn = across > piece.letters.right - piece.letters.left - 2;
    return across > 1.5 && down > 1.5 && !isIn ? 'lies on a marker' : undefined;
  }
  if (shape instanceof SVGRectElement && (isFilled || isDrawn))
    return leavesBox(box, piece) ? 'meets the edge of its box' : undefined;
  if (!isDrawn || isFilled || across < -1 || down < -1 || (hasHalo(piece) && isAfter(shape, piece.holder)))
    return undefined;
  if (isFaint(shape)) return undefined;
  return isCrossed(shape, piece) && !isBacked(shape, piece, shapes) ? 'is crossed by a line' : undefined;
}

/** Labels of drawings on an edge, a marker or a line. */
export function findCrossedText(pieces: readonly Piece[]): string[] {
  return [...document.querySelectorAll('svg')].flatMap((svg) => {
    const labels = pieces.filter(({ holder }) => svg.contains(holder));
    if (labels.length === 0) return [];
    const shapes = [...svg.querySelectorAll('*')].filter(isShape);
    return labels.flatMap((label) =>
      shapes.flatMap((shape) => {
        const fault = judge(shape, label, shapes);
        return fault ? [`${quote(label)} ${fault} (${shape.getAttribute('class') ?? shape.tagName})`] : [];
      }),
    );
  });
}
