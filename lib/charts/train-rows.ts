import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Mark, TextRole } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

/** One of the two numbers that are compared. */
export type TrainEnd = {
  readonly value: number;
  /** The number with its unit, as the language writes it. */
  readonly label: string;
  /** When or with what it was so, in a word or two. */
  readonly name: string;
};

/** Something that was measured before and after. */
export type TrainMeasure = {
  readonly name: string;
  readonly before: TrainEnd;
  readonly after: TrainEnd;
  /** Where the scale ends because there is no more, such as 100 of a percentage. */
  readonly whole?: Pick<TrainEnd, 'value' | 'label'> | undefined;
  /** The difference, signed and with its unit. */
  readonly change: string;
};

/** Where a scale may lie: from the platform edge to where the last word ends. */
export type Track = { readonly left: number; readonly right: number };

/** Words of a type. */
export type EndWord = { readonly text: string; readonly role: TextRole };

/** Words at the end of a rail: the number, and in small type when it was so. */
export type EndWords = readonly [EndWord, EndWord?];

export type TrainScale = ScaleLinear<number, number>;

/** Type size and width of a letter against that of a label, by role. */
const types: Readonly<Partial<Record<TextRole, readonly [size: number, factor: number]>>> = {
  display: [40, 1.22],
  figure: [20, 1.22],
  note: [13, 1],
  strong: [14, 1.08],
};

/** Px between the end of a rail and its first word. */
export const gap = 14;

/** Px between words of different size, as the template sets them. */
const space = 8;

/** Width of letters that are much narrower or wider than the average one, which is 1. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.,:;'ijl]/u, 0.5],
  [/[%MWmw]/u, 1.5],
];

/** How many average letters are as wide as a text. */
function countLetters(text: string): number {
  const sum = [...text].reduce(
    (total, letter) => total + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1),
    0,
  );
  return Math.ceil(sum);
}

/** Px of a word of a role. */
export function measureWord({ text, role }: EndWord): number {
  const [size, factor] = types[role] ?? [14, 1];
  return measureText('x'.repeat(countLetters(text)), size) * factor;
}

/** Px that the words at the end of a rail take. */
function measureEnd([first, second]: EndWords): number {
  return measureWord(first) + (second ? space + measureWord(second) : 0);
}

/** One scale for both numbers of a measure, from zero, so long that the words behind both rails find room. */
export function scaleMeasure(
  { before, after, whole }: TrainMeasure,
  { left, right }: Track,
  words: { readonly before: EndWords; readonly after: EndWords },
): TrainScale {
  const top = Math.max(whole?.value ?? 0, before.value, after.value) || 1;
  const limit = (value: number, end: EndWords): number =>
    ((right - left - gap - measureEnd(end)) * top) / (value || 1);
  const length = Math.min(right - left, limit(before.value, words.before), limit(after.value, words.after));
  return scaleLinear([0, top], [left, left + length]);
}

/** A rail from the platform edge to its number, with the words at its end. */
export function drawRail(
  role: 'main' | 'side',
  scale: TrainScale,
  { value, y, words }: { readonly value: number; readonly y: number; readonly words: EndWords },
): Mark[] {
  const end = scale(value);
  const [first, more] = words;
  return [
    { kind: 'line', role, d: `M${scale(0)} ${y}H${end}` },
    { kind: 'station', role, x: end, y, isFull: role === 'main' },
    {
      ...first,
      kind: 'text',
      x: end + gap,
      y: y + (types[first.role]?.[0] ?? 14) * 0.35,
      ...(more && { more }),
    },
  ];
}

/** Where the words at the end of a rail end. */
export function endOfWords(scale: TrainScale, value: number, words: EndWords): number {
  return scale(value) + gap + measureEnd(words);
}

/** Sleepers under what the longer rail has more than the shorter. */
export function drawSleepers(
  scale: TrainScale,
  { before, after }: TrainMeasure,
  rows: { readonly before: number; readonly after: number },
  { step, half }: { readonly step: number; readonly half: number },
): Mark[] {
  const from = scale(Math.min(before.value, after.value));
  const to = scale(Math.max(before.value, after.value));
  const y = before.value > after.value ? rows.before : rows.after;
  // As many as there is room for, half a pitch from both ends: the difference is covered from end to end.
  const count = Math.round((to - from) / step);
  const places = Array.from({ length: count }, (_, index) =>
    toTenths(from + ((to - from) / count) * (index + 0.5)),
  );
  const d = places.map((x) => `M${x} ${y - half}v${2 * half}`).join('');
  return d === '' ? [] : [{ kind: 'line', role: 'sleeper', d }];
}
