import { scaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

/** An amount on the way to what is paid. */
export type ConversionStep = {
  readonly value: number;
  /** The amount as its language writes it. */
  readonly text: string;
  /** At which rate, or with what. */
  readonly name: string;
  /** What it adds to the step before, with its sign. */
  readonly more?: string | undefined;
};

export type ConversionInput = {
  /** The amount in the foreign currency; stands on the plate at the beginning. */
  readonly foreign: string;
  /** At the reference rate, at the rate of the network, with the fee. */
  readonly steps: readonly [ConversionStep, ConversionStep, ConversionStep];
  /** Says that the last piece is shown larger. */
  readonly enlarged: string;
};

type Row = { readonly role: 'strong' | 'figure' | 'note' | 'main'; readonly text: string };

const lineHeight = 18;
/** Room at both ends of the tracks, and places of the whole track, of its last piece, and of words below, in px. */
const edge = 8;
const whole = 14;
const piece = 136;
const below = 22;

/** Levels of the words of the three steps, counted from above: no lead line crosses words. */
const levels = { full: [1, 0, 0], half: [1, 0, 0], narrow: [2, 1, 0] } as const;

/** The whole amount to scale, and below it its last piece as wide as the drawing. */
function drawTracks({ foreign, steps, enlarged }: ConversionInput, width: number): Mark[] {
  const [reference, , total] = steps;
  const end = width - edge;
  const from = toTenths((end * reference.value) / total.value);
  const plate = measureText(foreign, 13) + 16;
  return [
    { kind: 'area', role: 'ground', d: `M${from} ${whole + 8}H${end}L${width} ${piece - 34}H0z` },
    { kind: 'line', role: 'side', d: `M${plate} ${whole}H${from}` },
    { kind: 'line', role: 'main', d: `M${from} ${whole}H${end}` },
    { kind: 'plate', x: plate / 2, y: whole, width: plate, text: foreign },
    { kind: 'text', role: 'note', x: end, y: piece - 54, anchor: 'end', text: enlarged },
  ];
}

function listRows(step: ConversionStep, isLast: boolean, size: ChartSize, width: number): Row[] {
  const { text, name, more } = step;
  return [
    { role: isLast ? 'figure' : 'strong', text },
    ...wrapLabel(name, width, 13, 'note').map((line): Row => ({ role: 'note', text: line })),
    ...(more && size === 'narrow' ? [{ role: 'main', text: more } as const] : []),
  ];
}

const heightOf = (rows: readonly Row[]): number => rows.length * lineHeight + 14;

/** Tops of the levels, and where the last one ends. */
function stackLevels(blocks: readonly Row[][], size: ChartSize): number[] {
  const tops = [piece + below];
  for (let level = 0; level <= Math.max(...levels[size]); level++) {
    const heights = blocks.filter((_, index) => levels[size][index] === level).map(heightOf);
    tops.push((tops.at(-1) ?? 0) + Math.max(...heights));
  }
  return tops;
}

/** Words of a step below its station; those of the last one end at it. */
function drawWords(rows: readonly Row[], x: number, top: number, isLast: boolean): Mark[] {
  return [
    { kind: 'line', role: 'lead', d: `M${x} ${piece}V${top + rows.length * lineHeight}` },
    ...rows.map(
      ({ role, text }, row): Mark => ({
        kind: 'text',
        role,
        x: isLast ? x - 10 : x + 10,
        y: top + row * lineHeight + 14,
        text,
        ...(isLast && { anchor: 'end' }),
      }),
    ),
  ];
}

/** The last piece with a station for every amount; what each adds stands over the track where there is room. */
function drawPiece(steps: ConversionInput['steps'], places: readonly number[], size: ChartSize): Mark[] {
  const [from = 0, through = 0, to = 0] = places;
  const added = steps.flatMap(({ more }, index): Mark[] => {
    const [left = 0, right = 0] = [places[index - 1], places[index]];
    if (!more || size === 'narrow') return [];
    const x = toTenths((left + right) / 2);
    return [{ kind: 'text', role: 'main', x, y: piece - 14, anchor: 'middle', text: more }];
  });
  return [
    ...added,
    { kind: 'line', role: 'side', d: `M${from} ${piece}H${through}` },
    { kind: 'line', role: 'main', d: `M${through} ${piece}H${to}` },
    ...places.map(
      (x, index): Mark => ({
        kind: 'station',
        role: index === 0 ? 'side' : 'main',
        x,
        y: piece,
        isFull: index === 2,
      }),
    ),
  ];
}

function draw(input: ConversionInput, width: number, size: ChartSize): Drawing {
  const { steps } = input;
  const [reference, , total] = steps;
  const x = scaleLinear([reference.value, total.value], [edge, width - edge]);
  const places = steps.map(({ value }) => toTenths(x(value)));
  const isLast = (index: number): boolean => index === steps.length - 1;
  const room = Math.min(240, width * 0.6);
  const blocks = steps.map((step, index) => listRows(step, isLast(index), size, room));
  const tops = stackLevels(blocks, size);
  return {
    width,
    height: tops.at(-1) ?? 0,
    marks: [
      ...drawTracks(input, width),
      ...blocks.flatMap((rows, index) =>
        drawWords(rows, places[index] ?? 0, tops[levels[size][index] ?? 0] ?? 0, isLast(index)),
      ),
      ...drawPiece(steps, places, size),
    ],
  };
}

/**
 * What a payment in another currency costs, as a track from nothing to what is paid: true to scale, and its last
 * piece, where the surcharges lie, once more as wide as the drawing.
 */
export function drawConversion(input: ConversionInput): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), 'half');
}
