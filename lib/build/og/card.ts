import type { DiagramData } from '#components/ui/diagram/types';
import type { Drawing } from '#lib/core/chart';
import { memoizeByKey } from '#lib/core/memoize';
import { ogImageSize } from '#lib/registry/og-image';
import { drawMark, markOnPanel } from '../icons/mark';
import type { FontVariation, TypeSetter } from '../image/type-setter';
import { drawBoard, drawTiles, rows, tile } from './board';
import { drawChart } from './chart-figure';
import { toDiagramBoard } from './diagram-board';
import { palette } from './palette';
import { drawTrail } from './trail';
import { wrapTitle, type TitleBox } from './wrap-title';

/** What a page's card shows. */
export type Card = {
  readonly title: string;
  /** Names of the parent pages, home page first. */
  readonly trail: readonly string[];
  /** Host of the site. */
  readonly host: string;
  /** Name in the wordmark. */
  readonly brand: string;
  /** The page's own figure. A page without one shows its position in its section. */
  readonly diagram: DiagramData | undefined;
  readonly chart: Drawing | undefined;
};

const { width, height } = ogImageSize;
const margin = 64;
const boardTop = height - rows * tile;

const titleCut: FontVariation = { weight: 680, width: 112 };
const wideTitle: TitleBox = { width: width - 2 * margin, height: 214, largest: 104, leading: 1.08 };
/** Beside a chart. */
const narrowTitle: TitleBox = { width: 440, height: 330, largest: 64, leading: 1.1 };
const chartBox = { x: 556, y: 132, width: 580, height: 440 } as const;
/** Baseline of the wordmark. */
const headerLine = 84;
const kickerSize = 30;
/** From the last baseline of the title to the board: descenders and padding. */
const titleGap = 44;

type Line = {
  readonly text: string;
  readonly cut: FontVariation;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
};

/** The parent page, if no line contains it. */
const readKicker = ({ trail, diagram, chart }: Card): string | undefined =>
  diagram || chart ? trail.slice(1).at(-1) : undefined;

function placeTitle(card: Card, { measure }: TypeSetter): Line[] {
  const box = card.chart ? narrowTitle : wideTitle;
  const measureTitle = memoizeByKey((text: string) => measure(text, titleCut));
  const { size, lines } = wrapTitle(card.title, box, measureTitle);
  const last = card.chart ? height - margin - 8 : boardTop - titleGap;
  const first = last - (lines.length - 1) * size * box.leading;
  const kicker = readKicker(card);
  const cut = { weight: 620, width: 104 };
  const y = first - size * 0.72 - 30;
  return [
    ...(kicker ? [{ text: kicker, cut, size: kickerSize, x: margin, y, colour: palette.action }] : []),
    ...lines.map((text, index) => ({
      text,
      cut: titleCut,
      size,
      // Large letters begin a little to the right of their origin.
      x: margin - size * 0.06,
      y: first + index * size * box.leading,
      colour: palette.text,
    })),
  ];
}

function placeHeader({ brand, host }: Card, { measure }: TypeSetter): Line[] {
  const cut = { weight: 500, width: 100 };
  const name = { weight: 720, width: 100 };
  const [size, y] = [26, headerLine];
  const right = width - margin - measure(host, cut) * size;
  return [
    { text: brand, cut: name, size: 36, x: margin + 60, y, colour: palette.text },
    { text: host, cut, size, x: right, y, colour: palette.textSoft },
  ];
}

function drawFigure({ diagram, chart, trail }: Card, setter: TypeSetter): string {
  if (chart) return drawChart(chart, chartBox, setter);
  if (diagram) return drawBoard(toDiagramBoard(diagram, boardTop));
  return drawTrail(trail, boardTop, width, setter);
}

/** Composes a card as SVG, its text as outlines. */
export function drawCard(card: Card, setter: TypeSetter): string {
  const lines = [...placeHeader(card, setter), ...placeTitle(card, setter)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.panel}"/>`,
    drawTiles(width, height),
    drawMark(markOnPanel, margin, headerLine - 36, 48),
    ...lines.map(
      ({ text, cut, size, x, y, colour }) =>
        `<path fill="${colour}" d="${setter.draw(text, cut, size, x, y)}"/>`,
    ),
    drawFigure(card, setter),
    '</svg>',
  ].join('');
}
