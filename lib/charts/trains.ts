import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { wrapLabel } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { drawRail, drawSleepers, endOfWords, gap, measureWord, scaleMeasure } from './train-rows';
import type { EndWord, EndWords, TrainMeasure, TrainScale } from './train-rows';

type Rows = { readonly before: number; readonly after: number };
type Words = { readonly before: EndWords; readonly after: EndWords };

/** Px from the edge of a drawing to the platform edge, so that its line is whole. */
const inset = 1;

/** Px between the two rails of a measure, and between two lines of its name. */
const apart = 32;
const lineHeight = 19;

/** The number of a rail, then in small type when it was so. */
function nameEnds({ before, after }: TrainMeasure): Words {
  return {
    before: [
      { text: before.label, role: 'strong' },
      { text: before.name, role: 'note' },
    ],
    after: [
      { text: after.label, role: 'figure' },
      { text: after.name, role: 'note' },
    ],
  };
}

/** The rest of the scale behind the shorter rail, interrupted by its words, with what it ends at where there is room. */
function drawRest(scale: TrainScale, measure: TrainMeasure, words: Words, rows: Rows, right: number): Mark[] {
  const { whole } = measure;
  if (!whole) return [];
  const end = scale(whole.value);
  const key = measure.before.value < measure.after.value ? 'before' : 'after';
  const [from, to] = [scale(measure[key].value), endOfWords(scale, measure[key].value, words[key])];
  const y = rows[key];
  if (to + 8 > end) return [];
  const name: EndWord = { text: whole.label, role: 'note' };
  const hasName = end + 8 + measureWord(name) <= right;
  // A line that does not say where it ends would be taken for a slip.
  if (!hasName) return [];
  return [
    { kind: 'line', role: 'rule', d: `M${from} ${y}h${gap - 4}M${to + 4} ${y}H${end}M${end} ${y - 6}v12` },
    { ...name, kind: 'text', x: end + 8, y: y + 4.5 },
  ];
}

/** Both rails of a measure on its scale, from a platform edge at the left. */
function drawPair(measure: TrainMeasure, left: number, right: number, top: number): Mark[] {
  const words = nameEnds(measure);
  const rows = { before: top + 14, after: top + 14 + apart };
  const scale = scaleMeasure(measure, { left, right }, words);
  return [
    ...drawRest(scale, measure, words, rows, right),
    ...drawSleepers(scale, measure, rows, { step: 11, half: 8 }),
    { kind: 'line', role: 'edge', d: `M${left} ${top}V${rows.after + 14}` },
    ...drawRail('side', scale, { value: measure.before.value, y: rows.before, words: words.before }),
    ...drawRail('main', scale, { value: measure.after.value, y: rows.after, words: words.after }),
  ];
}

/** Px from the first line of a measure to the end of its rails. */
const pairHeight = apart + 28;

function drawName(lines: readonly string[], y: number): Mark[] {
  return lines.map((text, index) => ({
    kind: 'text',
    role: 'strong',
    text,
    x: 0,
    y: y + index * lineHeight,
  }));
}

/** Name and difference at the left of the rails; for drawings across the page. */
function drawBeside(measure: TrainMeasure, width: number, top: number): { marks: Mark[]; height: number } {
  const column = width * 0.29;
  const lines = wrapLabel(measure.name, column - 24, 14);
  const change = { kind: 'text', role: 'main', text: measure.change, x: 0 } as const;
  return {
    marks: [
      ...drawName(lines, top + 14),
      { ...change, y: top + 14 + lines.length * lineHeight },
      ...drawPair(measure, column, width - inset, top),
    ],
    height: Math.max(pairHeight, (lines.length + 1) * lineHeight),
  };
}

/** Name above the rails, the difference at the right end of its first line. */
function drawBelow(measure: TrainMeasure, width: number, top: number): { marks: Mark[]; height: number } {
  const change: EndWord = { text: measure.change, role: 'main' };
  const room = (width - measureWord(change) - 20) / 1.16;
  const lines = wrapLabel(measure.name, room, 14);
  const below = lines.length * lineHeight + 7;
  return {
    marks: [
      ...drawName(lines, top + 13),
      { ...change, kind: 'text', x: width, y: top + 13, anchor: 'end' },
      ...drawPair(measure, inset, width - inset, top + below),
    ],
    height: below + pairHeight,
  };
}

/**
 * Two trains a measure: the rail before, grey with a hollow end, above the rail after, green with a full one, both
 * from zero on the scale of the measure, with the numbers on them. What the longer has more lies on sleepers.
 *
 * @param measures in the order of the page
 */
export function drawTrains(measures: readonly TrainMeasure[]): Chart['drawings'] {
  return drawSizes((width, size) => {
    let y = 0;
    const marks = measures.flatMap((measure) => {
      const drawn = (size === 'full' ? drawBeside : drawBelow)(measure, width, y);
      y += drawn.height + (size === 'narrow' ? 30 : 34);
      return drawn.marks;
    });
    return { width, height: Math.max(0, y - (size === 'narrow' ? 30 : 34)), marks };
  }, 'full');
}

/** Size of the drawing of a measure in a row of a list or a table, in px. */
const trainThumbSize = { width: 260, height: 52 } as const;

/** Both rails of a measure and their numbers without any other word, for a row; its name stands beside it. */
export function drawTrainThumb(measure: TrainMeasure): Drawing {
  const { width, height } = trainThumbSize;
  const words: Words = {
    before: [{ text: measure.before.label, role: 'label' }],
    after: [{ text: measure.after.label, role: 'strong' }],
  };
  const rows = { before: 14, after: 38 };
  const scale = scaleMeasure(measure, { left: inset, right: width }, words);
  const marks: Mark[] = [
    ...drawRest(scale, measure, words, rows, width),
    ...drawSleepers(scale, measure, rows, { step: 10, half: 6 }),
    { kind: 'line', role: 'edge', d: `M${inset} 2V50` },
    ...drawRail('side', scale, { value: measure.before.value, y: rows.before, words: words.before }),
    ...drawRail('main', scale, { value: measure.after.value, y: rows.after, words: words.after }),
  ];
  return { width, height, marks };
}
