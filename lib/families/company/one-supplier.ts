import { drawSizes } from '#lib/charts/draw-sizes';
import { drawHighlight, drawLine, drawPoint, drawText } from '#lib/charts/marks';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import type { CompanyEntryOf } from './schema';
import { drawBadge, badgeWidth, trunk, turn } from './many-suppliers';

type Before = CompanyEntryOf<'why-the-product'>['before'];
type After = CompanyEntryOf<'why-the-product'>['after'];
type Station = After['stations'][number];
type Placed = Station & { readonly x: number };

/** Station with its name above. */
function drawStation({ x, name, note }: Placed, y: number): Mark[] {
  return [
    drawPoint({ x, y }),
    drawText('strong', { x, y: y - (note ? 36 : 20), anchor: 'middle' }, name),
    ...(note ? [drawText('note', { x, y: y - 18, anchor: 'middle' }, note)] : []),
  ];
}

/** Side branch for what a check stops: downwards, or upwards if tasks are listed below the route. */
function drawAside({ x, name, note }: Placed, y: number, isUp: boolean): Mark[] {
  const rise = isUp ? -64 : 36;
  const at = { x: x + Math.abs(rise) + 36, y: y + rise };
  return [
    drawLine('connection', `M${x} ${y}l${Math.abs(rise)} ${rise}h36`),
    drawPoint(at, 'side'),
    drawText('label', { x: at.x + 14, y: at.y + (isUp ? -2 : 5) }, name),
    ...(note ? [drawText('note', { x: at.x + 14, y: at.y + (isUp ? 15 : 22) }, note)] : []),
  ];
}

/** Suppliers of the other drawing whose work is done at a station. */
function drawTasks({ x, name }: Placed, y: number, { suppliers }: Before): Mark[] {
  const tasks = suppliers.filter(({ goesTo }) => goesTo === name);
  return tasks.map((task, index) => ({
    kind: 'text',
    role: 'label',
    x,
    y: y + 44 + index * 24,
    anchor: 'middle',
    text: task.name,
  }));
}

/** One horizontal route from the product to its customer. */
function drawAcross(
  { from, to, instead, stations }: After,
  before: Before | undefined,
  width: number,
): Drawing {
  const y = before ? 96 : 60;
  const [left, right] = [badgeWidth(from), width - badgeWidth(to)];
  const onRoute = stations.filter(({ isAside }) => !isAside);
  const step = (right - left) / onRoute.length;
  const places = onRoute.map((station, index) => ({
    ...station,
    x: Math.round(left + (index + 0.5) * step),
  }));
  const aside = stations.flatMap((station, index): Mark[] => {
    if (!station.isAside) return [];
    const passed = stations.slice(0, index).filter(({ isAside }) => !isAside).length;
    // Clear of the name above the previous station.
    const name = before ? measureText(places[passed - 1]?.name ?? '', 15) / 2 - 6 : 0;
    const x = (places[passed - 1]?.x ?? left) + Math.max(turn, name);
    return drawAside({ ...station, x }, y, before !== undefined);
  });
  return {
    width,
    height: y + (before ? 104 : 64),
    marks: [
      ...aside,
      ...drawHighlight(`M${left - 8} ${y}H${right + 8}`),
      ...places.flatMap((place) => [
        ...(before ? drawTasks(place, y, before) : []),
        ...drawStation(place, y),
      ]),
      ...(before ? [drawText('note', { x: 1, y: y + 44 }, instead)] : []),
      drawBadge(from, width, 'left', y),
      drawBadge(to, width, 'right', y),
    ],
  };
}

/** The route on phones, vertical. */
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
        .map(({ y }): Mark => drawLine('connection', `M${trunk} ${y - 32}l32 32h16`)),
      ...drawHighlight(`M${trunk} 18V${end}`),
      ...rows.flatMap(({ y, name, note, isAside }): Mark[] => {
        const x = isAside ? trunk + 48 : trunk;
        return [
          drawPoint({ x, y }, isAside ? 'side' : 'main'),
          drawText(isAside ? 'label' : 'strong', { x: x + 20, y: y + 5 }, name),
          ...(note ? [drawText('note', { x: x + 20, y: y + 22 }, note)] : []),
        ];
      }),
      drawBadge(from, width, 'left', 18),
      drawBadge(to, width, 'left', end),
    ],
  };
}

/** Drawing of the situation with one bank; the full width also shows where each supplier's work is done. */
export const drawOneSupplier = (after: After, before: Before): Chart['drawings'] =>
  drawSizes((width, size) => {
    if (size === 'narrow') return drawDown(after, width);
    return drawAcross(after, size === 'full' ? before : undefined, width);
  }, 'full');
