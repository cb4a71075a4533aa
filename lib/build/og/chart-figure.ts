import type { Drawing, Mark } from '#lib/core/chart';
import {
  boxBaseline,
  boxShape,
  diamondPath,
  endPath,
  pinShape,
  radiusOf,
  textSizes,
} from '#lib/core/mark-shapes';
import type { FontVariation, TypeSetter } from '../image/type-setter';
import { hasWeight, styleOf, writeStyle } from './chart-styles';

const strong: FontVariation = { weight: 680, width: 100 };
const usual: FontVariation = { weight: 500, width: 100 };

/** Text is larger than on the page, because the image is shown smaller. */
const enlarged = 1.1;

type Text = Extract<Mark, { kind: 'text' }>;

/** Width and drawing of a text, without its outline, which would cover the letters. */
function layOutText({ role, text }: Pick<Text, 'role' | 'text'>, y: number, setter: TypeSetter) {
  const style = styleOf('words', 'word', role);
  const cut = hasWeight(style) ? strong : usual;
  const size = textSizes[role] * enlarged;
  const width = setter.measure(text, cut) * size;
  const drawAt = (left: number): string =>
    `<path ${writeStyle({ fill: style['fill'] })} d="${setter.draw(text, cut, size, left, y)}"/>`;
  return { width, drawAt };
}

function drawWords(mark: Text, setter: TypeSetter): string {
  const { width, drawAt } = layOutText(mark, mark.y, setter);
  const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor ?? 'start'];
  const more = mark.more ? layOutText(mark.more, mark.y, setter).drawAt(left + width + 8) : '';
  return drawAt(left) + more;
}

function drawBox(mark: Extract<Mark, { kind: 'box' }>, setter: TypeSetter): string {
  const role = mark.role ? [`${mark.role}-box`] : [];
  const [box, text] = ['rect', 'text'].map((part) =>
    styleOf('marks', ...['box', ...role].map((name) => `${name} ${part}`)),
  );
  const size = 13 * enlarged;
  const x = mark.x - (setter.measure(mark.text, strong) * size) / 2;
  const letters = setter.draw(mark.text, strong, size, x, mark.y + boxBaseline);
  const rect = Object.entries(boxShape(mark)).map(([name, value]) => `${name}="${value}"`);
  return `<rect ${rect.join(' ')} ${writeStyle(box)}/><path ${writeStyle({ fill: text?.['fill'] })} d="${letters}"/>`;
}

function drawMark(mark: Mark, setter: TypeSetter): string {
  switch (mark.kind) {
    case 'line':
      return `<path d="${mark.d}" ${writeStyle(styleOf('lines', 'line', mark.role))}/>`;
    case 'area':
      return `<path d="${mark.d}" ${writeStyle(styleOf('marks', `${mark.role}-area`))}/>`;
    case 'point': {
      const full = mark.isFull ? [`${mark.role}-point.full`] : [];
      const style = writeStyle(styleOf('marks', 'point', `${mark.role}-point`, ...full));
      return `<circle cx="${mark.x}" cy="${mark.y}" r="${radiusOf(mark)}" ${style}/>`;
    }
    case 'diamond': {
      const accent = mark.isAccent ? ['diamond.accent'] : [];
      return `<path d="${diamondPath(mark)}" ${writeStyle(styleOf('marks', 'diamond', ...accent))}/>`;
    }
    case 'pin': {
      const { needle, cx, cy, r } = pinShape(mark);
      return `<g ${writeStyle(styleOf('marks', 'pin'))}><path d="${needle}"/><circle cx="${cx}" cy="${cy}" r="${r}"/></g>`;
    }
    case 'end':
      return `<path d="${endPath(mark)}" ${writeStyle(styleOf('marks', 'end'))}/>`;
    case 'box':
      return drawBox(mark, setter);
    case 'text':
      return drawWords(mark, setter);
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Placement of a drawing in a box: as large as fits, aligned to the lower left. */
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
