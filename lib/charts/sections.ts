import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { wrapLabel } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

export type Section = {
  readonly name: string;
  /** Parts of a hundred; all sections together make up the track. */
  readonly percent: number;
  /** The share as its language writes it. */
  readonly share: string;
  /** A word on sections that are marked. */
  readonly note?: string | undefined;
  /** A platform as wide as a plate instead of a track. */
  readonly track?: 'main' | 'side' | undefined;
};

/** A section with the place where it begins and its length, in px. */
type Placed = Section & { readonly from: number; readonly length: number };

/** Half the gap of an insulated joint between two sections, in px. */
const joint = 3;
const lineHeight = 18;

function place(sections: readonly Section[], length: number): Placed[] {
  const scale = length / sections.reduce((sum, { percent }) => sum + percent, 0);
  let from = 0;
  return sections.map((section) => {
    const placed = { ...section, from, length: section.percent * scale };
    from += placed.length;
    return placed;
  });
}

function listWords({ name, note, share }: Section, width: number): Mark[] {
  const lines = wrapLabel(name, width, 14).map((text) => ({ role: 'strong', text }) as const);
  const notes = note
    ? wrapLabel(note, width, 13, 'note').map((text) => ({ role: 'note', text }) as const)
    : [];
  return [
    { kind: 'text', role: 'figure', x: 0, y: 0, text: share },
    ...[...lines, ...notes].map(
      (line, index): Mark => ({ kind: 'text', x: 0, y: 24 + index * lineHeight, ...line }),
    ),
  ];
}

const moveTo = (marks: readonly Mark[], x: number, y: number): Mark[] =>
  marks.map((mark) => ('x' in mark ? { ...mark, x: toTenths(mark.x + x), y: toTenths(mark.y + y) } : mark));

/** Half a platform. */
const half = 6;

/** The track of a section, from place to place along an axis, or its platform. */
function drawSection({ note, track }: Section, axis: 'H' | 'V', at: number, from: number, to: number): Mark {
  const [start, end] = [toTenths(from), toTenths(to)];
  if (!track) {
    const d = axis === 'H' ? `M${start} ${at}H${end}` : `M${at} ${start}V${end}`;
    return { kind: 'line', role: note ? 'main' : 'side', d };
  }
  const [low, high] = [at - half, at + half];
  const across = `M${start} ${low}H${end}V${high}H${start}z`;
  return {
    kind: 'area',
    role: track,
    d: axis === 'H' ? across : `M${low} ${start}V${end}H${high}V${start}z`,
  };
}

/** The track lies across the page, every section above its words. */
function drawAcross(sections: readonly Section[], width: number): Drawing {
  const track = 12;
  const words = place(sections, width).map((section) => ({
    section,
    marks: listWords(section, section.length - 16),
  }));
  const rows = Math.max(...words.map(({ marks }) => marks.length));
  const ends = words.map(({ section: { from, length } }) => toTenths(from + length)).slice(0, -1);
  return {
    width,
    height: track + 48 + rows * lineHeight,
    marks: [
      ...words.flatMap(({ section, marks }): Mark[] => [
        drawSection(
          section,
          'H',
          track,
          section.from + (section.from > 0 ? joint : 0),
          section.from + section.length - (section.from + section.length < width - 1 ? joint : 0),
        ),
        ...moveTo(marks, section.from + (section.from > 0 ? joint + 1 : 0), track + 40),
      ]),
      { kind: 'line', role: 'edge', d: ends.map((x) => `M${x} ${track - 10}v20`).join('') },
    ],
  };
}

/** Where there is less room the track runs down, every section beside its words. */
function drawDown(sections: readonly Section[], width: number): Drawing {
  const length = 420;
  const track = 8;
  const placed = place(sections, length);
  const ends = placed.map(({ from, length }) => toTenths(from + length)).slice(0, -1);
  return {
    width,
    height: length + 8,
    marks: [
      ...placed.flatMap((section): Mark[] => [
        drawSection(section, 'V', track, section.from + joint, section.from + section.length - joint),
        ...moveTo(listWords(section, width - 36), 32, section.from + 18),
      ]),
      { kind: 'line', role: 'edge', d: ends.map((y) => `M${track - 8} ${y}h16`).join('') },
    ],
  };
}

/**
 * A whole as one track, its parts as sections between joints, as long as they are large.
 *
 * @param least the least width at which the track lies across; where there is less room it runs down
 */
export function drawSections(sections: readonly Section[], least: ChartSize = 'full'): Chart['drawings'] {
  const draw = (width: number, size: ChartSize): Drawing =>
    size === least || (size === 'half' && least === 'narrow')
      ? drawAcross(sections, width)
      : drawDown(sections, width);
  return drawSizes(draw, least === 'full' ? 'full' : 'half');
}
