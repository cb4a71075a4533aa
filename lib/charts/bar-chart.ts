import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import {
  isOutlined,
  layOut,
  measuresOf,
  rows,
  sumOf,
  type BarChart,
  type BarRow,
  type Frame,
} from './bar-chart-frame';
import {
  bracketPart,
  outline,
  placeBehind,
  placeBelow,
  placeWords,
  type PlacedPart,
} from './bar-chart-words';
import { drawSizes } from './draw-sizes';
import { boxPath, toTenths } from './geometry';
import {
  drawArea,
  drawLine,
  drawRows,
  drawText,
  lineHeight,
  lowestOf,
  widthOf,
  wrap,
  type Row,
} from './marks';

/** Height of a bar, gap between two parts, and between the limit and text, in px. */
const thickness = 12;
const joint = 2;
const limitGap = 4.5;

/** Marks so far, and where the next row begins. */
type Stack = { readonly marks: readonly Mark[]; readonly bottom: number };

/** The parts of a bar, one after the other. */
function placeParts(row: BarRow, { x, limit, width }: Frame): PlacedPart[] {
  const { parts, whole } = row;
  let from = 0;
  const hasRest = limit === undefined && !whole?.text;
  return parts.map(({ amount, ...part }, index) => {
    const begin = x(from, row) + (from > 0 ? joint : 0);
    from += amount;
    const end = x(from, row);
    return { ...part, begin, end, free: hasRest && index === parts.length - 1 ? width : end };
  });
}

const crosses = ({ begin, end }: PlacedPart, { limit, x }: Frame): boolean =>
  limit !== undefined && begin < x(limit.amount) && end > x(limit.amount);

/** A part that crosses the limit becomes two, each with its amount. */
function splitAtLimit(part: PlacedPart, frame: Frame): PlacedPart[] {
  const { limit, x } = frame;
  if (!limit || !crosses(part, frame)) return [part];
  const at = x(limit.amount);
  return [
    { ...part, ...limit.within, end: at, free: at },
    { ...part, ...limit.over, series: 'loss', begin: at + limitGap },
  ];
}

/** A bar; an outline if the part is missing or exceeds the limit, its stroke inside. */
function drawPart({ series, begin, end }: PlacedPart, y: number): Mark {
  const inset = series === 'loss' ? outline : series === 'empty' ? 0.75 : 0;
  const [top, width] = [y - thickness / 2, end - begin - 2 * inset];
  // An outline without space inside is a single stroke.
  if (series === 'loss' && width < 3 * outline)
    return drawLine('loss', `M${toTenths((begin + end) / 2)} ${top}v${thickness}`);
  const d = boxPath(begin + inset, top, width, thickness);
  return series === 'loss' ? drawLine('loss', d) : drawArea(series, d);
}

const wrapGroup = ({ group }: BarRow, { width }: Frame): Row[] =>
  group === undefined ? [] : wrap('strong', group, width * 0.94);

function placeNames(row: BarRow, start: number, y: number, frame: Frame): Mark[] {
  const isTitle = !frame.rows.some(({ group }) => group);
  const name = row.name === '' ? [] : [drawText(isTitle ? 'strong' : 'label', { x: 0, y }, row.name)];
  return [...drawRows(wrapGroup(row, frame), { x: 0, y: start + 14 }), ...name];
}

/** The rest of a row's own axis as an outline, and its end in words. */
function drawRest(row: BarRow, top: number, { x, size, width }: Frame): Mark[] {
  const { whole } = row;
  const sum = sumOf(row);
  if (whole?.text === undefined || sum >= whole.amount) return [];
  const { bar, words } = measuresOf(row, { size });
  const begin = x(sum, row) + joint;
  return [
    drawPart({ series: 'empty', begin, end: width, free: width }, top + bar),
    ...(whole.text === '' ? [] : [drawText('note', { x: width, y: top + words, anchor: 'end' }, whole.text)]),
  ];
}

/** Words of a bar at its end, or of each part where it begins. */
function drawWords(row: BarRow, pieces: readonly PlacedPart[], top: number, frame: Frame): Mark[] {
  const { hasEnds, left, size, width } = frame;
  const { bar, words } = measuresOf(row, frame);
  const last = pieces.at(-1);
  if (!hasEnds || !last) return pieces.flatMap((piece) => placeWords(piece, top + words, size, width));
  const rest = row.whole?.text ? width - widthOf('note', row.whole.text) - 12 : width;
  const below = { left, right: Math.min(last.end, rest), y: top + words };
  return isOutlined(row) ? placeBelow(last, rest, below) : placeBehind(last, top + bar + 5, frame, below);
}

function drawRow(row: BarRow, start: number, frame: Frame): Stack {
  const { head, name, bar, gap, ...room } = measuresOf(row, frame);
  const parts = placeParts(row, frame);
  const crossed = parts.filter((part) => crosses(part, frame));
  const lift = crossed.length > 0 ? room.lift : 0;
  const groups = wrapGroup(row, frame).length;
  const top = start + (groups === 0 ? 0 : head + (groups - 1) * lineHeight) + lift;
  const pieces = parts.flatMap((part) => splitAtLimit(part, frame));
  const texts = drawWords(row, pieces, top, frame);
  return {
    marks: [
      // On phones the name is on one line with the text above the bracket.
      ...placeNames(row, start, top + name - (frame.size === 'narrow' ? lift : 0), frame),
      ...pieces.map((piece) => drawPart(piece, top + bar)),
      ...drawRest(row, top, frame),
      ...crossed.flatMap((part) => bracketPart(part, top + bar, frame.size, frame.width)),
      ...texts,
    ],
    bottom: lowestOf(texts, top + bar + thickness / 2) + gap,
  };
}

/** The limit through all rows, its label above it. */
function drawLimit({ limit, x }: Frame, bottom: number): Mark[] {
  if (!limit) return [];
  const at = x(limit.amount);
  return [
    drawLine('axis', `M${at} 22V${bottom}`),
    drawText('strong', { x: at, y: 14, anchor: 'end' }, limit.text),
  ];
}

function draw(chart: BarChart, width: number, size: ChartSize): Drawing {
  const frame = layOut(chart, width, size);
  const first: Stack = { marks: [], bottom: chart.limit ? 34 : 0 };
  const stack = chart.rows.reduce<Stack>((above, row, index) => {
    const between = row.group !== undefined && index > 0 ? 10 : 0;
    const { marks, bottom } = drawRow(row, above.bottom + between, frame);
    return { marks: [...above.marks, ...marks], bottom };
  }, first);
  const height = stack.bottom - rows[frame.size].gap + 10;
  // The limit is drawn first: text covers it.
  return { width, height, marks: [...drawLimit(frame, height), ...stack.marks] };
}

/** A bar chart: stacked bars on one axis, or each on its own, with a limit if there is one. */
export function drawBarChart(chart: BarChart, widest: 'full' | 'half' = 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(chart, width, size), widest);
}
