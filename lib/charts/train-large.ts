import { scaleLinear } from 'd3-scale';
import type { Chart, Mark } from '#lib/core/chart';
import { wrapLabel } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { drawSleepers, measureWord } from './train-rows';
import type { TrainEnd, TrainMeasure, TrainScale } from './train-rows';

/** Px between two lines of words, of a number in display type, and from its base line to its rail. */
const lineHeight = 19;
const numberHeight = 40;
const drop = 24;

/** Px that words need to stand beside a number instead of above it. */
const beside = 220;

const numberWidth = ({ label }: TrainEnd): number => measureWord({ text: label, role: 'display' });

type Row = { readonly y: number; readonly marks: readonly Mark[] };

/** What was so, the number above the end of its rail, and the rail from the platform edge. */
function drawRow(
  role: 'main' | 'side',
  end: TrainEnd,
  scale: TrainScale,
  top: number,
  isBeside: boolean,
): Row {
  const x = Math.max(scale(end.value), numberWidth(end));
  const room = isBeside ? x - numberWidth(end) - 24 : (scale.range()[1] ?? x);
  const lines = wrapLabel(end.name, room, 14);
  const above = lines.length * lineHeight;
  const base = isBeside ? top + Math.max(numberHeight, above) : top + above + numberHeight;
  const first = isBeside ? base - (lines.length - 1) * lineHeight : top + 14;
  const y = base + drop;
  return {
    y,
    marks: [
      ...lines.map(
        (text, index): Mark => ({ kind: 'text', role: 'label', text, x: 0, y: first + index * lineHeight }),
      ),
      { kind: 'text', role: 'display', text: end.label, x, y: base, anchor: 'end' },
      { kind: 'line', role, d: `M${scale(0)} ${y}H${scale(end.value)}` },
      { kind: 'station', role, x: scale(end.value), y, isFull: role === 'main' },
    ],
  };
}

/** The difference, with a line under the part of the scale that it measures. */
function drawChange(scale: TrainScale, { before, after, change }: TrainMeasure, y: number): Mark[] {
  const [from, to] = [scale(Math.min(before.value, after.value)), scale(Math.max(before.value, after.value))];
  const half = measureWord({ text: change, role: 'main' }) / 2;
  const x = Math.min(Math.max((from + to) / 2, half), (scale.range()[1] ?? to) - half);
  return [
    { kind: 'line', role: 'lead', d: `M${from} ${y - 6}v6H${to}v-6` },
    { kind: 'text', role: 'main', text: change, x, y: y + 22, anchor: 'middle' },
  ];
}

/** The rest of the scale behind both rails, to where there is no more. */
function drawRest(
  scale: TrainScale,
  { before, after, whole }: TrainMeasure,
  rows: readonly [Row, Row],
): Mark[] {
  if (!whole) return [];
  const end = scale(whole.value);
  const d = [before, after].map(({ value }, row) => {
    const y = rows[row]?.y ?? 0;
    return `M${scale(value)} ${y}H${end}M${end} ${y - 7}v14`;
  });
  return [
    { kind: 'line', role: 'rule', d: d.join('') },
    { kind: 'text', role: 'note', text: whole.label, x: end, y: rows[0].y - 14, anchor: 'end' },
  ];
}

function drawOne(measure: TrainMeasure, width: number): { readonly height: number; readonly marks: Mark[] } {
  const { before, after, whole } = measure;
  const top = whole?.value ?? Math.max(before.value, after.value);
  const scale = scaleLinear([0, top || 1], [1, width - (whole ? 1 : 7)]);
  const isBeside = [before, after].every((end) => scale(end.value) - numberWidth(end) > beside);
  const first = drawRow('side', before, scale, 0, isBeside);
  const second = drawRow('main', after, scale, first.y + 30, isBeside);
  const rows = { before: first.y, after: second.y };
  return {
    height: second.y + 54,
    marks: [
      ...drawRest(scale, measure, [first, second]),
      ...drawSleepers(scale, measure, rows, { step: 14, half: 10 }),
      ...[first, second].map(({ y }): Mark => ({ kind: 'line', role: 'edge', d: `M1 ${y - 14}v28` })),
      ...first.marks,
      ...second.marks,
      ...drawChange(scale, measure, second.y + 26),
    ],
  };
}

/**
 * One measure drawn large: what was so in words above each rail, the number in display type over its end, the
 * difference measured below. For a place where one case stands for all.
 */
export function drawTrainLarge(measure: TrainMeasure): Chart['drawings'] {
  return drawSizes((width) => ({ width, ...drawOne(measure, width) }), 'full');
}
