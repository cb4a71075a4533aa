import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';

/** A short and a long name of somebody outside. */
type Outsider = { readonly name: string; readonly short: string };

/** Bodies of a company and what they do for each other, as a plan: all words of it. */
export type BodiesInput = {
  readonly outsiders: readonly [Outsider, Outsider, Outsider];
  /** What lies on both sides of the border. */
  readonly outside: string;
  readonly inside: string;
  readonly meeting: string;
  readonly board: string;
  readonly management: string;
  readonly control: string;
  readonly auditor: string;
  /** From the meeting to the board, from the board to the management, from the control functions to it. */
  readonly elects: string;
  readonly appoints: string;
  readonly reports: string;
  /** From the auditor to the board, and from the control functions past the management to its chair. */
  readonly audits: string;
  readonly direct: string;
};

const lineHeight = 17;
const plateWidth = (text: string): number => measureText(text, 13) + 18;

const toPlate = (x: number, y: number, text: string): Mark => ({
  kind: 'plate',
  x,
  y,
  width: plateWidth(text),
  text,
});

/** Words in lines whose last one stands on a height, or whose first one does. */
function toNote(
  text: string,
  place: { readonly x: number; readonly y: number; readonly width: number },
  options: { readonly role?: 'note' | 'main'; readonly anchor?: 'middle'; readonly isAbove?: boolean } = {},
): Mark[] {
  const { role = 'note', anchor, isAbove } = options;
  const lines = wrapLabel(text, place.width, 13, role === 'note' ? 'note' : 'label');
  const first = isAbove ? place.y - (lines.length - 1) * lineHeight : place.y;
  return lines.map((line, index) => ({
    kind: 'text',
    role,
    x: place.x,
    y: first + index * lineHeight,
    text: line,
    ...(anchor && { anchor }),
  }));
}

/** Those outside above the border, each with a signal where its supervision enters. */
function drawBorder(input: BodiesInput, width: number, names: readonly string[]): Mark[] {
  const [top, border] = [16, 84];
  const places = names.map((_, index) => Math.round((width * (index + 0.5)) / names.length));
  return [
    { kind: 'line', role: 'expected', d: `M0 ${border}H${width}` },
    { kind: 'line', role: 'lead', d: places.map((x) => `M${x} ${top}V${border - 22}`).join('') },
    ...places.map((x): Mark => ({ kind: 'signal', x, y: border })),
    ...names.map((name, index) => toPlate(places[index] ?? 0, top, name)),
    { kind: 'text', role: 'note', x: 0, y: border - 10, text: input.outside },
    { kind: 'text', role: 'note', x: 0, y: border + 22, text: input.inside },
  ];
}

function drawRails(side: string, direct: string): Mark[] {
  return [
    { kind: 'line', role: 'side', d: side },
    { kind: 'line', role: 'bed', d: direct },
    { kind: 'line', role: 'lit', d: direct },
  ];
}

/** Across the page: bodies on one track; the auditor and the way past the management below it. */
function drawAcross(input: BodiesInput, width: number): Drawing {
  const { meeting, board, management, control, auditor } = input;
  const [y, low] = [178, 264];
  const step = low - y;
  const [a, b, c, d] = [plateWidth(meeting) / 2, 440, 800, width - plateWidth(control) / 2];
  const note = (text: string, from: number, to: number, names: readonly [string, string]): Mark[] => {
    const [left, right] = [from + plateWidth(names[0]) / 2, to - plateWidth(names[1]) / 2];
    const place = { x: Math.round((left + right) / 2), y: y - 12, width: right - left - 16 };
    return toNote(text, place, { anchor: 'middle', isAbove: true });
  };
  return {
    width,
    height: 306,
    marks: [
      ...drawBorder(
        input,
        width,
        input.outsiders.map(({ name }) => name),
      ),
      ...drawRails(
        `M${a} ${y}H${d}M${a} ${y}L${a + step} ${low}H${b - step}L${b} ${y}`,
        `M${d} ${y}L${d - step} ${low}H${b + step}L${b} ${y}`,
      ),
      ...note(input.elects, a, b, [meeting, board]),
      ...note(input.appoints, b, c, [board, management]),
      ...note(input.reports, c, d, [management, control]),
      ...toNote(input.audits, { x: (a + b) / 2, y: low + 34, width: 320 }, { anchor: 'middle' }),
      ...toNote(
        input.direct,
        { x: (b + d) / 2, y: low + 34, width: 400 },
        { anchor: 'middle', role: 'main' },
      ),
      toPlate(a, y, meeting),
      toPlate(b, y, board),
      toPlate(c, y, management),
      toPlate(d, y, control),
      toPlate((a + b) / 2, low, auditor),
    ],
  };
}

/** Where there is less room the track runs down, the other ways beside it. */
function drawDown(input: BodiesInput, width: number): Drawing {
  const { meeting, board, management, control, auditor } = input;
  const x = Math.ceil(Math.max(...[meeting, board, management, control].map(plateWidth)) / 2);
  const beside = width - Math.ceil(plateWidth(auditor) / 2);
  const [a, b, c, d] = [132, 300, 410, 500];
  const bend = 20;
  const room = beside - x - 30;
  const middle = Math.round((x + beside) / 2);
  const note = (text: string, y: number, width = room): Mark[] => toNote(text, { x: x + 14, y, width });
  return {
    width,
    height: 560,
    marks: [
      ...drawBorder(
        input,
        width,
        input.outsiders.map(({ short }) => short),
      ),
      ...drawRails(
        `M${x} ${a}V${d}M${x} ${a}H${beside - bend}L${beside} ${a + bend}V${b - 8 - bend}L${beside - bend} ${b - 8}H${x}`,
        `M${x} ${d}H${beside - bend}L${beside} ${d - bend}V${b + 4 + bend}L${beside - bend} ${b + 4}H${x}`,
      ),
      ...note(input.elects, a + 36, room - plateWidth(auditor) / 2),
      ...toNote(input.audits, { x: middle, y: (a + b) / 2 + 30, width: beside - middle - 10 }),
      ...note(input.appoints, b + 36),
      ...note(input.reports, c + 36),
      ...toNote(input.direct, { x: x + 14, y: d + 32, width: width - x - 14 }, { role: 'main' }),
      toPlate(x, a, meeting),
      toPlate(x, b, board),
      toPlate(x, c, management),
      toPlate(x, d, control),
      toPlate(beside, (a + b) / 2, auditor),
    ],
  };
}

const draw = (input: BodiesInput, width: number, size: ChartSize): Drawing =>
  size === 'full' ? drawAcross(input, width) : drawDown(input, width);

/** Who elects, appoints and supervises whom, as a plan; the lit way is the one past the management. */
export function drawBodies(input: BodiesInput): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), 'full');
}
