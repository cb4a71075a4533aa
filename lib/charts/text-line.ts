import { thumbnail, type Drawing, type Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

/** A text as a line: places in words from its beginning. */
export type TextLine = {
  readonly words: number;
  readonly chapters: readonly number[];
  readonly event?: { readonly at: number; readonly text: string; readonly name?: string } | undefined;
  /** A number that the text comes to; on the cover of one without an event it stands over its chapter. */
  readonly figure?: { readonly at: number; readonly text: string } | undefined;
};

/** Width of the drawing on a cover, in px; it grows with the cover. */
const coverWidth = 240;

/** Room before the first station and behind the last piece of the line. */
const margin = 19;

/**
 * Px from the middle of a mark to the middle of the next, so that two never touch, where there is room. On a cover,
 * which grows, marks are small: chapters stand at the distances of their words.
 */
const pitches = { cover: 13, thumbnail: 20 } as const;

type Place = keyof typeof pitches;

/** The event's chapter, where it begins closer to it than this, has its station under it. */
const apart = 12;

type Layout = { readonly chapters: readonly number[]; readonly event: number | undefined };

/** Places pushed apart to the pitch, the last of them as far from the end. */
function spread(places: readonly number[], end: number, pitch: number): number[] {
  const step = Math.min(pitch, (end - margin) / places.length);
  const pushed = places.reduce<number[]>(
    (done, at) => [...done, Math.max(at, (done.at(-1) ?? -end) + step)],
    [],
  );
  return pushed.reduceRight<number[]>((done, at) => [Math.min(at, (done[0] ?? end) - step), ...done], []);
}

/** The chapter whose station the event covers: its own, where that begins close before it. */
function findCovered(chapters: readonly number[], wanted: readonly number[], at: number, x: number): number {
  const own = chapters.findLastIndex((begin) => begin <= at);
  return Math.abs((wanted[own] ?? Infinity) - x) < apart ? own : -1;
}

/** Where the stations and the event stand: at the distances of their words, as far as the pitch lets them. */
function placeMarks({ words, chapters, event }: TextLine, width: number, place: Place): Layout {
  const scale = (at: number): number => margin + (at / words) * (width - 2 * margin);
  const wanted = chapters.map(scale);
  const at = event && scale(event.at);
  const covered = event === undefined ? -1 : findCovered(chapters, wanted, event.at, scale(event.at));
  const own = at !== undefined && covered < 0 ? [at] : [];
  const sorted = [...wanted, ...own].toSorted((a, b) => a - b);
  const placed = spread(sorted, width - margin, pitches[place]).map(toTenths);
  const find = (wish: number): number => placed[sorted.indexOf(wish)] ?? wish;
  return { chapters: wanted.map(find), event: at === undefined ? undefined : find(wanted[covered] ?? at) };
}

/** The line with a station for each chapter, an event where the text has its date. */
function drawLine({ chapters, event }: Layout, width: number, y: number, place: Place): Mark[] {
  return [
    { kind: 'line', role: 'main', d: `M0 ${y}H${width - margin}` },
    ...chapters
      .filter((x) => x !== event)
      .map(
        (x): Mark => ({ kind: 'station', role: 'main', x, y, ...(place === 'cover' && { isSmall: true }) }),
      ),
    { kind: 'stop', x: width - margin, y },
    ...(event === undefined ? [] : [{ kind: 'event', x: event, y, isAmber: true } as const]),
  ];
}

/** Size of words over the line, in px. */
const sizes = { chapter: 16, figure: 20 } as const;

/** Words over a place on the line, and never over the edge. */
function drawOver(text: string, role: keyof typeof sizes, x: number, y: number): Mark[] {
  const width = measureText(text, sizes[role]);
  const left = Math.min(Math.max(x - width / 2, margin), coverWidth - margin - width);
  return [
    { kind: 'line', role: 'lead', d: `M${x} ${y - 10}V${y - 42}` },
    { kind: 'text', role, x: toTenths(left), y: y - 50, text },
  ];
}

/** Room of the word over a day that says what day it is. */
const nameRow = 19;

/** The day over its place, and over it what day it is: a day alone would be taken for that of the issue. */
function drawEvent({ text, name }: NonNullable<TextLine['event']>, x: number, y: number): Mark[] {
  const marks = drawOver(text, 'chapter', x, y);
  const left = marks.find((mark) => mark.kind === 'text')?.x ?? margin;
  if (name === undefined) return marks;
  return [...marks, { kind: 'text', role: 'note', x: left, y: y - 50 - nameRow, text: name }];
}

/** What the line is known by: its event, or else the number that a chapter comes to. */
function drawSign({ event, figure, chapters }: TextLine, layout: Layout, y: number): Mark[] {
  if (event) return drawEvent(event, layout.event ?? 0, y);
  const place = figure && layout.chapters[chapters.findLastIndex((at) => at <= figure.at)];
  return figure && place !== undefined ? drawOver(figure.text, 'figure', place, y) : [];
}

/** Air between the numbers of two chapters, in px. */
const air = 6;

/** Numbers below their stations; of those that would touch, that of the event's chapter, else the later one. */
function placeNumbers({ chapters, event }: Layout, y: number): Mark[] {
  const numbers = chapters.map((x, index) => ({ x, text: String(index + 1) }));
  const widthOf = ({ text }: { readonly text: string }): number => measureText(text, 13, 'note');
  const kept = numbers
    .toSorted((a, b) => Number(b.x === event) - Number(a.x === event) || b.x - a.x)
    .reduce<typeof numbers>((others, one) => {
      const isFree = others.every(
        (other) => Math.abs(other.x - one.x) >= (widthOf(other) + widthOf(one)) / 2 + air,
      );
      return isFree ? [...others, one] : others;
    }, []);
  return numbers
    .filter((one) => kept.includes(one))
    .map(({ x, text }) => ({ kind: 'text', role: 'note', x, y: y + 26, anchor: 'middle', text }));
}

/**
 * A text as the line on its cover: numbered stations at the distances of its words.
 *
 * @param isOfSeries the line stands at one height on all covers, whether or not a day has a name over it
 */
export function drawCoverLine(text: TextLine, isOfSeries = false): Drawing {
  const layout = placeMarks(text, coverWidth, 'cover');
  const y = 66 + (isOfSeries || text.event?.name !== undefined ? nameRow : 0);
  return {
    width: coverWidth,
    height: y + 32,
    marks: [
      ...drawSign(text, layout, y),
      ...placeNumbers(layout, y),
      // Last: a small cover hides its words, and the line that leads to words, which alone stands before some.
      ...drawLine(layout, coverWidth, y, 'cover'),
    ],
  };
}

/** The same in small, without a word. */
export function drawTextThumbnail(text: TextLine, width: number = thumbnail.width): Drawing {
  const { height } = thumbnail;
  return {
    width,
    height,
    marks: drawLine(placeMarks(text, width, 'thumbnail'), width, height / 2, 'thumbnail'),
  };
}
