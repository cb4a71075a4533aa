import type { Drawing, Mark } from '#lib/core/chart';
import { toTenths } from './geometry';
import { drawLine, drawText, widthOf } from './marks';

/** Positions in a text, counted in words. */
export type DotPlot = {
  readonly words: number;
  readonly chapters: readonly number[];
  readonly event?: { readonly at: number; readonly text: string; readonly name?: string } | undefined;
  /** A key figure; on a cover without an event it labels its chapter. */
  readonly figure?: { readonly at: number; readonly text: string } | undefined;
};

/** Width of the drawing on a cover, in px; it is scaled with the cover. */
const coverWidth = 240;

/** Distance of the outer points from the edges. */
const margin = 19;

/** Least distance of two marks in px, if there is room. */
const pitch = 13;

/** An event this near to the beginning of its chapter replaces the point of the chapter. */
const minEventDistance = 12;

type Layout = { readonly chapters: readonly number[]; readonly event: number | undefined };

/** Positions at least the pitch apart, and from the end. */
function spread(places: readonly number[], end: number): number[] {
  const step = Math.min(pitch, (end - margin) / places.length);
  const pushed = places.reduce<number[]>(
    (done, at) => [...done, Math.max(at, (done.at(-1) ?? -end) + step)],
    [],
  );
  return pushed.reduceRight<number[]>((done, at) => [Math.min(at, (done[0] ?? end) - step), ...done], []);
}

/** The chapter whose point the event replaces, or -1. */
function findCovered(chapters: readonly number[], wanted: readonly number[], at: number, x: number): number {
  const own = chapters.findLastIndex((begin) => begin <= at);
  return Math.abs((wanted[own] ?? Infinity) - x) < minEventDistance ? own : -1;
}

/** Positions of the chapters and the event, as true as the pitch allows. */
function placeMarks({ words, chapters, event }: DotPlot, width: number): Layout {
  const scale = (at: number): number => margin + (at / words) * (width - 2 * margin);
  const wanted = chapters.map(scale);
  const at = event && scale(event.at);
  const covered = event === undefined ? -1 : findCovered(chapters, wanted, event.at, scale(event.at));
  const own = at !== undefined && covered < 0 ? [at] : [];
  const sorted = [...wanted, ...own].toSorted((a, b) => a - b);
  const placed = spread(sorted, width - margin).map(toTenths);
  const find = (ideal: number): number => placed[sorted.indexOf(ideal)] ?? ideal;
  return { chapters: wanted.map(find), event: at === undefined ? undefined : find(wanted[covered] ?? at) };
}

/** The line with a point for each chapter and a diamond for the event. */
function drawPlot({ chapters, event }: Layout, width: number, y: number): Mark[] {
  return [
    drawLine('main', `M0 ${y}H${width - margin}`),
    ...chapters
      .filter((x) => x !== event)
      .map((x): Mark => ({ kind: 'point', role: 'main', x, y, isSmall: true })),
    { kind: 'end', x: width - margin, y },
    ...(event === undefined ? [] : [{ kind: 'diamond', x: event, y, isAccent: true } as const]),
  ];
}

/** A label above a position on the line, within the margins. */
function drawLabel(text: string, role: 'chapter' | 'figure', x: number, y: number): Mark[] {
  const width = widthOf(role, text);
  const right = coverWidth - margin;
  // At the right margin it ends there, whatever its width: the width is an estimate.
  const place =
    x + width / 2 > right ? { x: right, anchor: 'end' as const } : { x: Math.max(x - width / 2, margin) };
  return [drawLine('leader', `M${x} ${y - 10}V${y - 42}`), drawText(role, { ...place, y: y - 50 }, text)];
}

/** Height of the line above a day that names it. */
const nameRow = 19;

/** The day above its position, and its name above it: a day alone looks like the publication date. */
function drawEvent({ text, name }: NonNullable<DotPlot['event']>, x: number, y: number): Mark[] {
  const marks = drawLabel(text, 'chapter', x, y);
  const day = marks.find((mark) => mark.kind === 'text');
  if (name === undefined || !day) return marks;
  const place = { x: day.x, ...(day.anchor && { anchor: day.anchor }), y: y - 50 - nameRow };
  return [...marks, drawText('note', place, name)];
}

/** The label of the event, or else that of the key figure. */
function drawHeadline({ event, figure, chapters }: DotPlot, layout: Layout, y: number): Mark[] {
  if (event) return drawEvent(event, layout.event ?? 0, y);
  const place = figure && layout.chapters[chapters.findLastIndex((at) => at <= figure.at)];
  return figure && place !== undefined ? drawLabel(figure.text, 'figure', place, y) : [];
}

/** Least distance of two numbers, in px. */
const gap = 6;

/** Numbers below their points; of two that would touch, that of the event's chapter, else the later one. */
function placeNumbers({ chapters, event }: Layout, y: number): Mark[] {
  const numbers = chapters.map((x, index) => ({ x, text: String(index + 1) }));
  const measure = ({ text }: { readonly text: string }): number => widthOf('note', text);
  const shown = numbers
    .toSorted((a, b) => Number(b.x === event) - Number(a.x === event) || b.x - a.x)
    .reduce<typeof numbers>((others, one) => {
      const isFree = others.every(
        (other) => Math.abs(other.x - one.x) >= (measure(other) + measure(one)) / 2 + gap,
      );
      return isFree ? [...others, one] : others;
    }, []);
  return numbers
    .filter((one) => shown.includes(one))
    .map(({ x, text }) => drawText('note', { x, y: y + 26, anchor: 'middle' }, text));
}

/**
 * A dot plot of a text for its cover: numbered points where its chapters begin.
 *
 * @param isOfSeries whether the line has one height on all covers, with and without the name of a day
 */
export function drawDotPlot(text: DotPlot, isOfSeries = false): Drawing {
  const layout = placeMarks(text, coverWidth);
  const y = 66 + (isOfSeries || text.event?.name !== undefined ? nameRow : 0);
  return {
    width: coverWidth,
    height: y + 32,
    marks: [
      ...drawHeadline(text, layout, y),
      ...placeNumbers(layout, y),
      // Last: small covers hide text and the leader line before it.
      ...drawPlot(layout, coverWidth, y),
    ],
  };
}
