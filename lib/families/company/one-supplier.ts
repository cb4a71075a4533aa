import { drawSizes } from '#lib/charts/draw-sizes';
import { drawHighlight, drawLine, drawPoint, drawRows, drawText, lineHeight, wrap } from '#lib/charts/marks';
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
const listTasks = ({ name }: Station, { suppliers }: Before): string[] =>
  suppliers.filter(({ goesTo }) => goesTo === name).map((supplier) => supplier.name);

function drawTasks(station: Placed, y: number, before: Before): Mark[] {
  const at = { x: station.x, anchor: 'middle' } as const;
  return listTasks(station, before).map((task, index) =>
    drawText('label', { ...at, y: y + 44 + index * 24 }, task),
  );
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

type Row = Station & { readonly x: number; readonly y: number; readonly words: ReturnType<typeof wrap> };

/** Stations one below the other, each with its note or the suppliers whose work is done there. */
function placeDown(stations: readonly Station[], before: Before, width: number): [Row[], end: number] {
  let y = 66;
  const rows = stations.map((station) => {
    const x = station.isAside ? trunk + 48 : trunk;
    const words = wrap('note', station.note ?? listTasks(station, before).join(', '), width - x - 20);
    const row = { ...station, x, y, words };
    y += 44 + Math.max(0, words.length - 1) * lineHeight;
    return row;
  });
  return [rows, y + 4];
}

/** The route on phones, vertical. */
function drawDown({ from, to, stations }: After, before: Before, width: number): Drawing {
  const [rows, end] = placeDown(stations, before, width);
  return {
    width,
    height: end + 18,
    marks: [
      ...rows
        .filter(({ isAside }) => isAside)
        .map(({ y }): Mark => drawLine('connection', `M${trunk} ${y - 32}l32 32h16`)),
      ...drawHighlight(`M${trunk} 18V${end}`),
      ...rows.flatMap(({ x, y, name, words, isAside }): Mark[] => [
        drawPoint({ x, y }, isAside ? 'side' : 'main'),
        drawText(isAside ? 'label' : 'strong', { x: x + 20, y: y + 5 }, name),
        ...drawRows(words, { x: x + 20, y: y + 22 }),
      ]),
      drawBadge(from, width, 'left', 18),
      drawBadge(to, width, 'left', end),
    ],
  };
}

/** Drawing of the situation with one bank; the full width also shows where each supplier's work is done. */
export const drawOneSupplier = (after: After, before: Before): Chart['drawings'] =>
  drawSizes((width, size) => {
    if (size === 'narrow') return drawDown(after, before, width);
    return drawAcross(after, size === 'full' ? before : undefined, width);
  }, 'full');
