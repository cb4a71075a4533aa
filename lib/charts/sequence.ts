import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

export type SequenceStation = {
  /** What happens. */
  readonly name: string;
  /** Where, or when. */
  readonly note?: string | undefined;
};

export type SequenceSpan = {
  /** Numbers of the stations where it begins and ends, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** What is looked at. */
  readonly name: string;
  /** What it looks like. */
  readonly note: string;
};

/** Stations of one course, and pieces of it that somebody looks at; the one over the whole course is lit. */
export type Sequence = {
  readonly stations: readonly SequenceStation[];
  readonly spans: readonly SequenceSpan[];
};

/** Type sizes, the distance of lines, and from words to the piece below them, in px. */
const label = 14;
const note = 13;
const line = 18;
const step = 29;

/** Half the stroke of a station: it stands within the drawing. */
const edge = 8;

type Anchor = 'start' | 'middle' | 'end';

/** The first station's words begin with it and the last one's end with it. */
function anchorOf(index: number, count: number): Anchor {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

type Words = { readonly text: string; readonly role: 'strong' | 'note' };

function wrapStation({ name, note: where }: SequenceStation, room: number): Words[] {
  return [
    ...wrapLabel(name, room, label).map((text) => ({ text, role: 'strong' as const })),
    ...(where ? wrapLabel(where, room, note, 'note') : []).map((text) => ({ text, role: 'note' as const })),
  ];
}

/** What is looked at and what it looks like, from where the piece begins: in one line where that is long enough. */
function placeSpanWords(
  { name, note: look }: SequenceSpan,
  { from, to, y }: Reach,
  isWhole: boolean,
  isNarrow: boolean,
): Mark[] {
  const [first, second] = isWhole ? (['main', 'main'] as const) : (['strong', 'note'] as const);
  const isLong = measureText(name, label) + 8 + measureText(look, note, 'note') > to - from;
  if (!isNarrow && !isLong)
    return [
      { kind: 'text', role: first, x: from, y: y + 25, text: name, more: { role: second, text: look } },
    ];
  return [
    { kind: 'text', role: first, x: from, y: y + 25, text: name },
    { kind: 'text', role: 'note', x: from, y: y + 25 + line, text: look },
  ];
}

/** Where a piece of the course lies. */
type Reach = { readonly from: number; readonly to: number; readonly y: number };

/** A piece of the course: a line from stop to stop. */
function drawReach({ from, to, y }: Reach, isWhole: boolean): Mark[] {
  return [
    { kind: 'line', role: isWhole ? 'main' : 'side', d: `M${from} ${y}H${to}` },
    { kind: 'line', role: 'edge', d: `M${from} ${y - 8}v16M${to} ${y - 8}v16` },
  ];
}

/** Spans that do not meet share a row. */
function listRows(spans: readonly SequenceSpan[]): SequenceSpan[][] {
  const placed: SequenceSpan[][] = [];
  for (const span of spans) {
    const row = placed.find((others) => others.every(({ from, to }) => span.from >= to || span.to <= from));
    if (row) row.push(span);
    else placed.push([span]);
  }
  return placed;
}

function placeStations({ stations }: Sequence, x: (index: number) => number, room: number): Mark[] {
  return stations.flatMap((station, index) => {
    const anchor = anchorOf(index, stations.length);
    const at = { start: x(index) - edge, middle: x(index), end: x(index) + edge }[anchor];
    return wrapStation(station, room).map(
      ({ text, role }, row): Mark => ({ kind: 'text', role, x: at, y: 14 + row * line, anchor, text }),
    );
  });
}

function draw(sequence: Sequence, width: number, size: ChartSize): Drawing {
  const { stations, spans } = sequence;
  const isNarrow = size === 'narrow';
  const last = stations.length - 1;
  const x = (index: number): number => toTenths(edge + (index / last) * (width - 2 * edge));
  const words = placeStations(sequence, x, width / stations.length - 12);
  const track = Math.max(...words.map((mark) => ('y' in mark ? mark.y : 0))) + 16;
  // On phones two spans side by side have no room for their words.
  const shown = isNarrow ? spans.map((span) => [span]) : listRows(spans);
  const drawSpan = (span: SequenceSpan, y: number): Mark[] => {
    const isWhole = span.from === 1 && span.to === stations.length;
    const from = x(span.from - 1) + (span.from > 1 ? 6 : 0);
    const reach = { from, to: x(span.to - 1) - (span.to <= last ? 6 : 0), y };
    return [...drawReach(reach, isWhole), ...placeSpanWords(span, reach, isWhole, isNarrow)];
  };
  const pieces = shown.reduce<{ marks: readonly Mark[]; bottom: number }>(
    ({ marks, bottom }, row) => {
      const own = row.flatMap((span) => drawSpan(span, bottom + step));
      return {
        marks: [...marks, ...own],
        bottom: Math.max(...own.map((mark) => ('y' in mark ? mark.y : 0))),
      };
    },
    { marks: [], bottom: track + 11 },
  );
  return {
    width,
    height: pieces.bottom + 5,
    marks: [
      ...words,
      { kind: 'line', role: 'main', d: `M${x(0)} ${track}H${x(last)}` },
      ...stations.map((_, index): Mark => ({ kind: 'station', role: 'main', x: x(index), y: track })),
      ...pieces.marks,
    ],
  };
}

/** A course of events as a track, and below it what each of those who look on sees of it. */
export function drawSequence(sequence: Sequence): Chart['drawings'] {
  return drawSizes((width, size) => draw(sequence, width, size), 'half');
}
