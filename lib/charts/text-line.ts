import { thumbnail, type Drawing, type Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

/** A text as a line: places in words from its beginning. */
export type TextLine = {
  readonly words: number;
  readonly chapters: readonly number[];
  readonly event?: { readonly at: number; readonly text: string } | undefined;
};

/** Width of the drawing on a cover, in px; it grows with the cover. */
const coverWidth = 240;

/** Room before the first station and behind the last piece of the line. */
const margin = 19;

/** A station closer than this to an event stands under it. */
const apart = 12;

function createScale({ words }: TextLine, width: number): (at: number) => number {
  return (at) => toTenths(margin + (at / words) * (width - 2 * margin));
}

/** The line with a station for each chapter, an event where the text has its date. */
function drawLine(text: TextLine, width: number, y: number): Mark[] {
  const x = createScale(text, width);
  const event = text.event && x(text.event.at);
  const isFree = (place: number): boolean => event === undefined || Math.abs(place - event) >= apart;
  return [
    { kind: 'line', role: 'main', d: `M0 ${y}H${width - margin}` },
    ...text.chapters
      .map(x)
      .filter(isFree)
      .map((place): Mark => ({ kind: 'station', role: 'main', x: place, y })),
    { kind: 'stop', x: width - margin, y },
    ...(event === undefined ? [] : [{ kind: 'event', x: event, y, isAmber: true } as const]),
  ];
}

/** The words of the event, over it, and never over the edge. */
function drawEventText({ event }: TextLine, x: number, y: number): Mark[] {
  if (!event) return [];
  const half = measureText(event.text, 16) / 2;
  const middle = Math.min(Math.max(x, margin + half), coverWidth - margin - half);
  return [
    { kind: 'line', role: 'lead', d: `M${x} ${y - 10}V24` },
    { kind: 'text', role: 'chapter', x: toTenths(middle), y: 16, anchor: 'middle', text: event.text },
  ];
}

/** A text as the line on its cover: numbered stations at the distances of its words. */
export function drawCoverLine(text: TextLine): Drawing {
  const x = createScale(text, coverWidth);
  const y = 66;
  const numbers = text.chapters.map(
    (at, index): Mark => ({
      kind: 'text',
      role: 'note',
      x: x(at),
      y: y + 26,
      anchor: 'middle',
      text: String(index + 1),
    }),
  );
  const eventText = drawEventText(text, text.event ? x(text.event.at) : 0, y);
  return {
    width: coverWidth,
    height: 98,
    marks: [...eventText, ...drawLine(text, coverWidth, y), ...numbers],
  };
}

/** The same in small, without a word. */
export function drawTextThumbnail(text: TextLine): Drawing {
  const { width, height } = thumbnail;
  return { width, height, marks: drawLine(text, width, height - 16) };
}
