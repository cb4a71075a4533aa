import type { AreaRole, Drawing, LineRole, Mark } from '#lib/core/chart';
import type { Cut, TypeSetter } from '../image/type-setter';
import { palette } from './palette';

/** Colour, width and dashes of a line, as the style sheet of charts gives them. */
const lines: Readonly<Record<LineRole, readonly [colour: string, width: number, dashes?: string]>> = {
  edge: [palette.text, 2],
  rule: [palette.rail, 1.5],
  lead: [palette.text, 1.5],
  main: [palette.action, 6],
  side: [palette.side, 5],
  loss: [palette.stop, 1.5, '3 3'],
  way: [palette.rail, 2],
  said: [palette.action, 12],
  change: [palette.action, 2],
  chapter: [palette.rail, 1.5, '3 3'],
  track: [palette.side, 2],
  expected: [palette.text, 3, '6 5'],
  hatch: [palette.rail, 1.5],
  rail: [palette.bed, 6],
  bed: [palette.bed, 12],
  lit: [palette.lit, 5, '20 4'],
};

const areas: Readonly<Record<AreaRole, string>> = {
  main: palette.action,
  side: palette.side,
  empty: palette.rail,
  bed: palette.bed,
};

const strong: Cut = { weight: 680, width: 100 };
const usual: Cut = { weight: 500, width: 100 };

type Words = Extract<Mark, { readonly kind: 'text' | 'plate' }>;

function drawWords(mark: Words, setter: TypeSetter): string {
  const isPlate = mark.kind === 'plate';
  const role = isPlate ? 'plate' : mark.role;
  const cut = role === 'label' || role === 'note' ? usual : strong;
  const size = role === 'figure' ? 24 : 15.5;
  const width = setter.measure(mark.text, cut) * size;
  const anchor = isPlate ? 'middle' : mark.anchor;
  const x = mark.x - { start: 0, middle: width / 2, end: width }[anchor ?? 'start'];
  const colours = {
    main: palette.action,
    result: palette.action,
    loss: palette.stop,
    note: palette.textSoft,
    plate: palette.plate,
  };
  const colour = (colours as Partial<Record<string, string>>)[role] ?? palette.text;
  const box = isPlate
    ? `<rect x="${mark.x - mark.width / 2}" y="${mark.y - 12}" width="${mark.width}" height="24" rx="2" fill="${palette.bed}"/>`
    : '';
  return `${box}<path fill="${colour}" d="${setter.draw(mark.text, cut, size, x, mark.y + (isPlate ? 5 : 0))}"/>`;
}

function drawMark(mark: Mark, setter: TypeSetter): string {
  switch (mark.kind) {
    case 'line': {
      const [colour, width, dashes] = lines[mark.role];
      return `<path d="${mark.d}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;
    }
    case 'area':
      return `<path d="${mark.d}" fill="${areas[mark.role]}"/>`;
    case 'station': {
      const colour = mark.role === 'main' ? palette.action : palette.side;
      return `<circle cx="${mark.x}" cy="${mark.y}" r="7" fill="${mark.isFull ? colour : palette.plate}" stroke="${colour}" stroke-width="4"/>`;
    }
    case 'event':
      return `<path d="M${mark.x} ${mark.y - 9}l9 9-9 9-9-9z" fill="${palette.plate}" stroke="${palette.text}" stroke-width="3"/>`;
    case 'signal':
      return `<path d="M${mark.x} ${mark.y}v-16" stroke="${palette.text}" stroke-width="2"/><circle cx="${mark.x}" cy="${mark.y - 21}" r="6" fill="${palette.plate}" stroke="${palette.text}" stroke-width="2"/>`;
    case 'stop':
      return `<path d="M${mark.x} ${mark.y - 10}v20" stroke="${palette.text}" stroke-width="6"/>`;
    case 'plate':
    case 'text':
      return drawWords(mark, setter);
    // Marks that have no drawing here are left out: the card shows the form, the page the numbers.
    default:
      return '';
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** How a drawing stands in a box: as large as it fits, at its lower left. */
export function fitDrawing({ width, height }: Drawing, box: Box): Box & { readonly scale: number } {
  const scale = Math.min(box.width / width, box.height / height);
  return {
    scale,
    x: box.x + (box.width - width * scale) / 2,
    y: box.y + (box.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

/** Draws a page's chart into a box of its card. */
export function drawChart(drawing: Drawing, box: Box, setter: TypeSetter): string {
  const { x, y, scale } = fitDrawing(drawing, box);
  const { marks, links = [] } = drawing;
  const all = [...marks, ...links.flatMap((link) => link.marks)];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${all.map((mark) => drawMark(mark, setter)).join('')}</g>`;
}
