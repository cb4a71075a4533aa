import { linePath } from '#lib/charts/geometry';
import { drawSizes } from '#lib/charts/draw-sizes';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import type { CompanyEntryOf } from './schema';
import { drawPlate, trunk, turn } from './state-plates';

type Before = CompanyEntryOf<'why-the-product'>['before'];

/** Px between two lanes, and from the upper edge to the first. */
const lane = 36;
const head = 68;

/** One supplier on its own track, from the product to where all are reconciled, or to where it ends. */
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
  const note = { x: gap ? stop - 14 : right - 24, y: y - 10, anchor: 'end', text: contract } as const;
  // Above the track that ends there is no room for its contract on phones.
  const hasNote = x + measureText(name, 14) + 12 + measureText(contract, 13) < note.x;
  return [
    { kind: 'line', role: 'rail', d: linePath([...from, ...to]) },
    { kind: 'text', role: 'label', x, y: y - 10, text: name },
    ...(hasNote ? [{ kind: 'text', role: 'note', ...note } as const] : []),
    ...(gap
      ? ([
          { kind: 'stop', x: stop, y },
          // On the line of the contracts, so that it is as far from the next one as they are.
          { kind: 'text', role: 'loss', x: right - 24, y: y - 10, anchor: 'end', text: gap },
        ] as const)
      : []),
  ];
}

/** Every supplier on a track and a contract of its own, between the product and its customer. */
function drawBefore({ from, to, contract, reconcile, suppliers }: Before, width: number): Drawing {
  const lanes = suppliers.map((supplier, index) => ({ supplier, y: head + index * lane }));
  const last = lanes.at(-1)?.y ?? head;
  const [end, right] = [last + 72, width - trunk];
  return {
    width,
    height: end + 18,
    marks: [
      // Each goes round its corner in one line, as two that meet there leave a notch.
      { kind: 'line', role: 'rail', d: `M${trunk} 18V${last - turn}l6 6` },
      { kind: 'line', role: 'rail', d: `M${right - 6} ${head + 6}l6 6V${end}` },
      ...lanes.flatMap(({ supplier, y }, index) =>
        drawSupplier(supplier, `${contract} ${index + 1}`, y, width),
      ),
      { kind: 'station', role: 'side', x: right, y: last + 36 },
      { kind: 'text', role: 'label', x: right - 16, y: last + 41, anchor: 'end', text: reconcile },
      drawPlate(from, width, 'left', 18),
      drawPlate(to, width, 'right', end),
    ],
  };
}

/** How it is with many suppliers, beside a column of words and on phones. */
export const drawManyTracks = (before: Before): Chart['drawings'] =>
  drawSizes((width) => drawBefore(before, width), 'half');
