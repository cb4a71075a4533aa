import { brand } from '#content/site/brand';
import { memoizeByKey } from '#lib/core/memoize';
import { drawMark, markOnPanel } from '../icons/mark';
import type { FontVariation, TypeSetter } from '../image/type-setter';
import { drawTiles, rows, tile } from './board';
import { palette } from './palette';
import { drawTrail } from './trail';
import { wrapTitle, type TitleBox } from './wrap-title';

/** Side of the square cover; as wide as a card, so that both have the same grid. */
const side = 1200;
const margin = 72;
/** Apps round off the corners and cover the lower edge with a button. */
const boardTop = side - rows * tile - 1.5 * tile;
const titleBottom = boardTop - 96;

const titleCut: FontVariation = { weight: 680, width: 112 };
const titleBox: TitleBox = { width: side - 2 * margin, height: 640, largest: 280, leading: 1.04 };
const nameCut: FontVariation = { weight: 720, width: 100 };

/** Texts of a cover. */
export type Cover = {
  /** Name of the show. */
  readonly show: string;
  /** Its kind, in a word. */
  readonly kind: string;
};

/** Draws a cover as SVG, its text as outlines: large enough to be readable in lists. */
export function drawCover({ show, kind }: Cover, setter: TypeSetter): string {
  const measure = memoizeByKey((text: string) => setter.measure(text, titleCut));
  const { size, lines } = wrapTitle(show, titleBox, measure);
  const drawText = (text: string, cut: FontVariation, textSize: number, x: number, y: number): string =>
    `<path fill="${palette.text}" d="${setter.draw(text, cut, textSize, x, y)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="${palette.panel}"/>`,
    drawTiles(side, side),
    drawMark(markOnPanel, margin, margin, 112),
    drawText(brand.name, nameCut, 84, margin + 136, margin + 88),
    ...lines.map((text, index) =>
      drawText(
        text,
        titleCut,
        size,
        margin - size * 0.06,
        titleBottom - (lines.length - 1 - index) * size * titleBox.leading,
      ),
    ),
    drawTrail([kind], boardTop, side, setter),
    '</svg>',
  ].join('');
}
