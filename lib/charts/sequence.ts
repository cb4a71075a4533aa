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

/** Type sizes, the distance of lines, and of spans, in px. */
const label = 14;
const note = 13;
const line = 18;
const step = 54;

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

/** A piece of the course: a line from stop to stop, what is looked at and what it looks like below it. */
function drawSpan(
  { name, note: look }: SequenceSpan,
  from: number,
  to: number,
  y: number,
  isWhole: boolean,
): Mark[] {
  const role = isWhole ? 'main' : 'side';
  // Words that are longer than their piece end with it.
  const isLong = measureText(name, label) + 8 + measureText(look, note) > to - from;
  const place = isLong ? ({ x: to, anchor: 'end' } as const) : { x: from };
  return [
    { kind: 'line', role, d: `M${from} ${y}H${to}` },
    { kind: 'line', role: 'edge', d: `M${from} ${y - 8}v16M${to} ${y - 8}v16` },
    {
      ...{ kind: 'text', role: isWhole ? 'main' : 'strong', ...place, y: y + 25, text: name },
      more: { role: isWhole ? 'main' : 'note', text: look },
    },
  ];
}

/** Spans that do not meet share a row; each row is as high as its words. */
function listRows(spans: readonly SequenceSpan[]): SequenceSpan[][] {
  const placed: SequenceSpan[][] = [];
  for (const span of spans) {
    const row = placed.find((others) => others.every(({ from, to }) => span.from >= to || span.to <= from));
    if (row) row.push(span);
    else placed.push([span]);
  }
  return placed;
}

function draw({ stations, spans }: Sequence, width: number, size: ChartSize): Drawing {
  const last = stations.length - 1;
  const x = (index: number): number => toTenths(edge + (index / last) * (width - 2 * edge));
  const room = width / stations.length - 12;
  const words = stations.map((station) => wrapStation(station, room));
  const track = Math.max(...words.map(({ length }) => length)) * line + 12;
  // On phones two spans side by side have no room for their words.
  const shown = size === 'narrow' ? spans.map((span) => [span]) : listRows(spans);
  return {
    width,
    height: track + 40 + (shown.length - 1) * step + 30,
    marks: [
      ...words.flatMap((lines, index) =>
        lines.map(({ text, role }, row): Mark => {
          const anchor = anchorOf(index, stations.length);
          const at = { start: x(index) - edge, middle: x(index), end: x(index) + edge }[anchor];
          return { kind: 'text', role, x: at, y: 14 + row * line, anchor, text };
        }),
      ),
      { kind: 'line', role: 'main', d: `M${x(0)} ${track}H${x(last)}` },
      ...stations.map((_, index): Mark => ({ kind: 'station', role: 'main', x: x(index), y: track })),
      ...shown.flatMap((row, index) =>
        row.flatMap((span) =>
          drawSpan(
            span,
            x(span.from - 1) + (span.from > 1 ? 6 : 0),
            x(span.to - 1) - (span.to <= last ? 6 : 0),
            track + 40 + index * step,
            span.from === 1 && span.to === stations.length,
          ),
        ),
      ),
    ],
  };
}

/** A course of events as a track, and below it what each of those who look on sees of it. */
export function drawSequence(sequence: Sequence): Chart['drawings'] {
  return drawSizes((width, size) => draw(sequence, width, size), 'half');
}
