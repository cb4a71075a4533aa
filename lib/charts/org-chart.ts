import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { textSizes } from '#lib/core/mark-shapes';
import { measureText } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import {
  boxWidth,
  drawBox,
  drawHighlight,
  drawLine,
  drawRows,
  drawText,
  lineHeight,
  wrap,
  type TextPlace,
} from './marks';

/** A short and a long name of a supervisor. */
type Supervisor = { readonly name: string; readonly short: string };

/** The bodies of a company and their relations, as texts. */
export type OrgChart = {
  readonly outsiders: readonly [Supervisor, Supervisor, Supervisor];
  /** Names of the areas above and below the border. */
  readonly outside: string;
  readonly inside: string;
  readonly meeting: string;
  readonly board: string;
  readonly management: string;
  readonly control: string;
  readonly auditor: string;
  /** Meeting to board, board to management, control functions to management. */
  readonly elects: string;
  readonly appoints: string;
  readonly reports: string;
  /** Auditor to board, and control functions directly to its chair. */
  readonly audits: string;
  readonly direct: string;
};

/** Distance of a text to the middle of a pin. */
const pinSpace = 12;

const widthOfBody = (text: string): number => boxWidth(text, 18);

const drawBody = (x: number, y: number, text: string): Mark => drawBox({ x, y }, widthOfBody(text), text);

/** Wrapped text; the position is the baseline of its first line, or of its last. */
function drawNote(
  text: string,
  {
    width,
    isLast,
    role = 'note',
    ...place
  }: TextPlace & { readonly width: number; readonly isLast?: boolean; readonly role?: 'note' | 'main' },
): Mark[] {
  const rows = wrap(role, text, width);
  return drawRows(rows, { ...place, y: place.y - (isLast ? (rows.length - 1) * lineHeight : 0) });
}

/** Left end of the outside area's name: before the first pin, or behind it where the name is too long. */
const findOutside = (name: string, pin: number): number =>
  measureText(name, textSizes.note, 'note') + pinSpace <= pin ? 0 : pin + pinSpace;

/** The supervisors above the border, each with a pin at the border. */
function drawBorder(input: OrgChart, width: number, names: readonly string[]): Mark[] {
  const [top, border] = [16, 84];
  const places = names.map((_, index) => Math.round((width * (index + 0.5)) / names.length));
  const [first = 0] = places;
  return [
    drawLine('expected', `M0 ${border}H${width}`),
    drawLine('leader', places.map((x) => `M${x} ${top}V${border - 22}`).join('')),
    ...places.map((x): Mark => ({ kind: 'pin', x, y: border })),
    ...names.map((name, index) => drawBody(places[index] ?? 0, top, name)),
    drawText('note', { x: findOutside(input.outside, first), y: border - 10 }, input.outside),
    drawText('note', { x: 0, y: border + 22 }, input.inside),
  ];
}

/** Full width: the bodies in a row; the auditor and the direct reporting line below. */
function drawAcross(input: OrgChart, width: number): Drawing {
  const { meeting, board, management, control, auditor } = input;
  const [y, low] = [178, 264];
  const step = low - y;
  const [a, b, c, d] = [widthOfBody(meeting) / 2, 440, 800, width - widthOfBody(control) / 2];
  const note = (text: string, from: number, to: number, names: readonly [string, string]): Mark[] => {
    const [left, right] = [from + widthOfBody(names[0]) / 2, to - widthOfBody(names[1]) / 2];
    const place = { x: Math.round((left + right) / 2), y: y - 12, width: right - left - 16 };
    return drawNote(text, { ...place, anchor: 'middle', isLast: true });
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
      drawLine('side', `M${a} ${y}H${d}M${a} ${y}L${a + step} ${low}H${b - step}L${b} ${y}`),
      ...drawHighlight(`M${d} ${y}L${d - step} ${low}H${b + step}L${b} ${y}`),
      ...note(input.elects, a, b, [meeting, board]),
      ...note(input.appoints, b, c, [board, management]),
      ...note(input.reports, c, d, [management, control]),
      ...drawNote(input.audits, { x: (a + b) / 2, y: low + 34, width: 320, anchor: 'middle' }),
      ...drawNote(input.direct, { x: (b + d) / 2, y: low + 34, width: 400, anchor: 'middle', role: 'main' }),
      drawBody(a, y, meeting),
      drawBody(b, y, board),
      drawBody(c, y, management),
      drawBody(d, y, control),
      drawBody((a + b) / 2, low, auditor),
    ],
  };
}

/** Less width: the bodies in a column; the auditor and the direct reporting line beside it. */
function drawDown(input: OrgChart, width: number): Drawing {
  const { meeting, board, management, control, auditor } = input;
  const x = Math.ceil(Math.max(...[meeting, board, management, control].map(widthOfBody)) / 2);
  const beside = width - Math.ceil(widthOfBody(auditor) / 2);
  const [a, b, c, d] = [132, 300, 410, 500];
  const bend = 20;
  const room = beside - x - 30;
  const middle = Math.round((x + beside) / 2);
  const note = (text: string, y: number, width = room): Mark[] => drawNote(text, { x: x + 14, y, width });
  return {
    width,
    height: 560,
    marks: [
      ...drawBorder(
        input,
        width,
        input.outsiders.map(({ short }) => short),
      ),
      drawLine(
        'side',
        `M${x} ${a}V${d}M${x} ${a}H${beside - bend}L${beside} ${a + bend}V${b - 8 - bend}L${beside - bend} ${b - 8}H${x}`,
      ),
      ...drawHighlight(
        `M${x} ${d}H${beside - bend}L${beside} ${d - bend}V${b + 4 + bend}L${beside - bend} ${b + 4}H${x}`,
      ),
      ...note(input.elects, a + 36, room - widthOfBody(auditor) / 2),
      ...drawNote(input.audits, { x: middle, y: (a + b) / 2 + 30, width: beside - middle - 10 }),
      ...note(input.appoints, b + 36),
      ...note(input.reports, c + 36),
      ...drawNote(input.direct, { x: x + 14, y: d + 32, width: width - x - 14, role: 'main' }),
      drawBody(x, a, meeting),
      drawBody(x, b, board),
      drawBody(x, c, management),
      drawBody(x, d, control),
      drawBody(beside, (a + b) / 2, auditor),
    ],
  };
}

const draw = (input: OrgChart, width: number, size: ChartSize): Drawing =>
  size === 'full' ? drawAcross(input, width) : drawDown(input, width);

/** An organisation chart: who elects, appoints and supervises whom; the direct reporting line is highlighted. */
export function drawOrgChart(input: OrgChart): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), 'full');
}
