import { linePath } from '#lib/charts/geometry';
import { drawSizes } from '#lib/charts/draw-sizes';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import type { CompanyEntryOf } from './schema';

type Before = CompanyEntryOf<'why-the-product'>['before'];
type After = CompanyEntryOf<'why-the-product'>['after'];

/** Px from the sides of a drawing to the tracks that run down at them, and of a change of lane. */
const trunk = 20;
const turn = 12;
/** Px between two lanes, and from the upper edge to the first. */
const lane = 36;
const head = 68;

const plateWidth = (text: string): number => measureText(text, 15) + 28;

/** A plate at the left or the right end of a drawing. */
function drawPlate(text: string, width: number, side: 'left' | 'right', y: number): Mark {
  const half = plateWidth(text) / 2;
  return {
    kind: 'plate',
    x: side === 'left' ? half + 1 : width - half - 1,
    y,
    width: half * 2,
    text,
    role: 'name',
  };
}

/** One supplier on its own track, from the product to where all are reconciled, or to where it ends. */
function drawSupplier(
  { name, gap }: Before['suppliers'][number],
  contract: string,
  y: number,
  width: number,
): Mark[] {
  const right = width - trunk;
  const stop = width - trunk - measureText(gap ?? '', 14) - 44;
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
  // Above the track that ends, where both fit there.
  const isShort = gap !== undefined && x + measureText(name, 14) + 12 + measureText(contract, 13) < stop - 14;
  return [
    { kind: 'line', role: 'rail', d: linePath([...from, ...to]) },
    { kind: 'text', role: 'label', x, y: y - 10, text: name },
    {
      kind: 'text',
      role: 'note',
      x: isShort ? stop - 14 : right - 24,
      y: y - 10,
      anchor: 'end',
      text: contract,
    },
    ...(gap
      ? ([
          { kind: 'stop', x: stop, y },
          { kind: 'text', role: 'loss', x: stop + 14, y: y + 5, text: gap },
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
      { kind: 'line', role: 'rail', d: `M${trunk} 18V${last - turn}` },
      { kind: 'line', role: 'rail', d: `M${right} ${head + turn}V${end}` },
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

/** One route from the product to its customer; what a check stops goes aside, to somebody who acts. */
function drawAcross({ from, to, stations }: After, width: number): Drawing {
  const y = 60;
  const [left, right] = [plateWidth(from), width - plateWidth(to)];
  const onRoute = stations.filter(({ isAside }) => !isAside);
  const step = (right - left) / onRoute.length;
  const places = onRoute.map((station, index) => ({
    ...station,
    x: Math.round(left + (index + 0.5) * step),
  }));
  let before = 0;
  const aside = stations.flatMap(({ isAside, name, note }): Mark[] => {
    if (!isAside) before += 1;
    const start = (places[before - 1]?.x ?? left) + turn;
    if (!isAside) return [];
    return [
      { kind: 'line', role: 'rail', d: `M${start} ${y}l36 36h36` },
      { kind: 'station', role: 'side', x: start + 72, y: y + 36 },
      { kind: 'text', role: 'label', x: start + 86, y: y + 41, text: name },
      ...(note ? [{ kind: 'text', role: 'note', x: start + 86, y: y + 58, text: note } as const] : []),
    ];
  });
  return {
    width,
    height: y + 64,
    marks: [
      ...aside,
      { kind: 'line', role: 'bed', d: `M${left - 8} ${y}H${right + 8}` },
      { kind: 'line', role: 'lit', d: `M${left - 8} ${y}H${right + 8}` },
      ...places.flatMap(({ x, name, note }): Mark[] => [
        { kind: 'station', role: 'main', x, y },
        { kind: 'text', role: 'strong', x, y: y - (note ? 36 : 20), anchor: 'middle', text: name },
        ...(note
          ? [{ kind: 'text', role: 'note', x, y: y - 18, anchor: 'middle', text: note } as const]
          : []),
      ]),
      drawPlate(from, width, 'left', y),
      drawPlate(to, width, 'right', y),
    ],
  };
}

/** The same on phones, where the route runs down. */
function drawDown({ from, to, stations }: After, width: number): Drawing {
  const row = 44;
  const end = 70 + stations.length * row;
  const rows = stations.map((station, index) => ({ ...station, y: 66 + index * row }));
  return {
    width,
    height: end + 18,
    marks: [
      ...rows
        .filter(({ isAside }) => isAside)
        .map(({ y }): Mark => ({ kind: 'line', role: 'rail', d: `M${trunk} ${y - 32}l32 32h16` })),
      { kind: 'line', role: 'bed', d: `M${trunk} 18V${end}` },
      { kind: 'line', role: 'lit', d: `M${trunk} 18V${end}` },
      ...rows.flatMap(({ y, name, note, isAside }): Mark[] => {
        const x = isAside ? trunk + 48 : trunk;
        return [
          { kind: 'station', role: isAside ? 'side' : 'main', x, y },
          { kind: 'text', role: isAside ? 'label' : 'strong', x: x + 20, y: y + 5, text: name },
          ...(note ? [{ kind: 'text', role: 'note', x: x + 20, y: y + 22, text: note } as const] : []),
        ];
      }),
      drawPlate(from, width, 'left', 18),
      drawPlate(to, width, 'left', end),
    ],
  };
}

/** How it is with many suppliers, beside a column of words and on phones. */
export const drawManyTracks = (before: Before): Chart['drawings'] =>
  drawSizes((width) => drawBefore(before, width), 'half');

/** How it is with one bank. */
export const drawOneRoute = (after: After): Chart['drawings'] =>
  drawSizes((width, size) => (size === 'narrow' ? drawDown : drawAcross)(after, width), 'half');
