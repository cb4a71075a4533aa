import type { DiagramData } from '#components/ui/diagram/types';
import { rememberEach } from '#lib/core/remember';
import { ogImageSize } from '#lib/pages/og-image';
import { drawMark, markOnInk } from '../icons/mark';
import type { Cut, TypeSetter } from '../image/type-setter';
import { drawBoard, tile } from './board';
import { toDiagramBoard } from './diagram-board';
import { planTracks } from './motifs';
import { palette } from './palette';
import { createChoices } from './seeded';
import { rows, toBoard } from './track-plan';
import { wrapTitle } from './wrap-title';

/** What a page's card shows. */
export type Card = {
  /** Path of the page without language: the tracks are drawn from it. */
  readonly id: string;
  readonly title: string;
  /** Name of the section, above the title. */
  readonly kicker: string | undefined;
  /** Host of the site. */
  readonly host: string;
  /** Name in the wordmark. */
  readonly brand: string;
  /** The page's own diagram, in place of tracks of its section. */
  readonly diagram: DiagramData | undefined;
};

const margin = 64;
const boardHeight = rows * tile;
const boardTop = ogImageSize.height - boardHeight;

const titleCut: Cut = { weight: 680, width: 112 };
const titleBox = { width: ogImageSize.width - 2 * margin, height: 214, largest: 104, leading: 1.08 } as const;
/** Baseline of the wordmark. */
const headerLine = 84;
const kickerSize = 30;
/** From the last baseline of the title to the board: room for descenders, and for air. */
const titleGap = 52;

type Line = {
  readonly text: string;
  readonly cut: Cut;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
};

function placeTitle({ title, kicker }: Card, { measure }: TypeSetter): Line[] {
  const { size, lines } = wrapTitle(
    title,
    titleBox,
    rememberEach((text: string) => measure(text, titleCut), Infinity),
  );
  const last = boardTop - titleGap;
  const first = last - (lines.length - 1) * size * titleBox.leading;
  // Large letters begin a little to the right of their origin.
  const x = margin - size * 0.06;
  return [
    ...(kicker
      ? [
          {
            text: kicker,
            cut: { weight: 600, width: 104 },
            size: kickerSize,
            x: margin,
            y: first - size * 0.72 - 30,
            colour: palette.amber,
          },
        ]
      : []),
    ...lines.map((text, index) => ({
      text,
      cut: titleCut,
      size,
      x,
      y: first + index * size * titleBox.leading,
      colour: palette.onInk,
    })),
  ];
}

function placeHeader({ brand, host }: Card, { measure }: TypeSetter): Line[] {
  const cut = { weight: 500, width: 100 };
  const size = 26;
  return [
    {
      text: brand,
      cut: { weight: 720, width: 100 },
      size: 36,
      x: margin + 60,
      y: headerLine,
      colour: palette.onInk,
    },
    {
      text: host,
      cut,
      size,
      x: ogImageSize.width - margin - measure(host, cut) * size,
      y: headerLine,
      colour: palette.onInkSoft,
    },
  ];
}

/** Composes a card as SVG, its text as outlines. */
export function drawCard(card: Card, setter: TypeSetter): string {
  const { width, height } = ogImageSize;
  const board = card.diagram
    ? toDiagramBoard(card.diagram, boardTop)
    : toBoard(planTracks(card.id, createChoices), boardTop);
  const lines = [...placeHeader(card, setter), ...placeTitle(card, setter)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.ink}"/>`,
    drawMark(markOnInk, margin, headerLine - 36, 48),
    ...lines.map(
      ({ text, cut, size, x, y, colour }) =>
        `<path fill="${colour}" d="${setter.draw(text, cut, size, x, y)}"/>`,
    ),
    drawBoard(board, boardTop, width, boardHeight),
    '</svg>',
  ].join('');
}
