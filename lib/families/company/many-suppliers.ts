import { drawSizes } from '#lib/charts/draw-sizes';
import { drawLine, drawPoint, drawText } from '#lib/charts/marks';
import { linePath } from '#lib/charts/geometry';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import type { CompanyEntryOf } from './schema';

type Before = CompanyEntryOf<'why-the-product'>['before'];

/** Distance in px between two lanes, and from the upper edge to the first. */
const lane = 36;
const head = 68;

/** Distance in px from the sides of a drawing to its vertical lines. */
export const trunk = 20;
/** Size in px of a change of lane. */
export const turn = 12;

/** Width of a label in px. */
export const badgeWidth = (text: string): number => measureText(text, 15) + 28;

/** Label at the left or right end of a drawing. */
export function drawBadge(text: string, width: number, side: 'left' | 'right', y: number): Mark {
  const half = badgeWidth(text) / 2;
  return {
    kind: 'box',
    x: side === 'left' ? half + 1 : width - half - 1,
    y,
    width: half * 2,
    text,
    role: 'name',
  };
}

/** Line of one supplier, from the product to the reconciliation or to where it ends. */
function drawSupplier(
  { name, gap }: Before['suppliers'][number],
  contract: string,
  y: number,
  width: number,
): Mark[] {
  const right = width - trunk;
  const words = measureText(gap ?? '', 14);
  const stop = right - words - 44;
  const from = [
    { x: trunk, y: y - turn },
    { x: trunk + turn, y },
  ];
  const to = gap
    ? [{ x: stop, y }]
    : [
        { x: right - turn, y },
        { x: right, y: y + turn },
      ];
  const x = trunk + 24;
  const end = gap ? stop - 14 : right - 24;
  // On phones, a line that ends early has no room for its contract, which is above what is said of the gap.
  const hasRoom = x + measureText(name, 14) + 12 + measureText(contract, 13) < end;
  const isCrowded = gap !== undefined && !hasRoom;
  return [
    drawLine('connection', linePath([...from, ...to])),
    drawText('label', { x, y: y - 10 }, name),
    drawText('note', { x: isCrowded ? right - 24 : end, y: y - 10, anchor: 'end' }, contract),
    ...(gap
      ? ([
          { kind: 'end', x: stop, y },
          // On the same line as the contracts, so that all labels have equal distances, or where the line would go on.
          drawText('loss', { x: right - 24, y: isCrowded ? y + 5 : y - 10, anchor: 'end' }, gap),
        ] as const)
      : []),
  ];
}

/** All suppliers, each with its own line and contract, between the product and its customer. */
function drawBefore({ from, to, contract, reconcile, suppliers }: Before, width: number): Drawing {
  const lanes = suppliers.map((supplier, index) => ({ supplier, y: head + index * lane }));
  const last = lanes.at(-1)?.y ?? head;
  const [end, right] = [last + 72, width - trunk];
  return {
    width,
    height: end + 18,
    marks: [
      // One path each: two paths that meet at the corner would leave a notch.
      drawLine('connection', `M${trunk} 18V${last - turn}l6 6`),
      drawLine('connection', `M${right - 6} ${head + 6}l6 6V${end}`),
      ...lanes.flatMap(({ supplier, y }, index) =>
        drawSupplier(supplier, `${contract} ${index + 1}`, y, width),
      ),
      drawPoint({ x: right, y: last + 36 }, 'side'),
      drawText('label', { x: right - 16, y: last + 41, anchor: 'end' }, reconcile),
      drawBadge(from, width, 'left', 18),
      drawBadge(to, width, 'right', end),
    ],
  };
}

/** Drawing of the situation with many suppliers, for half the page width and for phones. */
export const drawManySuppliers = (before: Before): Chart['drawings'] =>
  drawSizes((width) => drawBefore(before, width), 'half');
