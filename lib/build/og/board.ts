import { palette } from './palette';

/** A point in px of the card. */
export type Point = readonly [x: number, y: number];

export type BoardPath = {
  readonly points: readonly Point[];
  /** Whether it is highlighted. */
  readonly isHighlighted: boolean;
};

export type BoardMark = {
  readonly kind: 'check' | 'decision' | 'endpoint' | 'step' | 'stop';
  readonly at: Point;
  /** Status of a check. */
  readonly status: 'passed' | 'pending' | 'failed';
};

/** Paths, and the marks on them. */
export type Board = { readonly paths: readonly BoardPath[]; readonly marks: readonly BoardMark[] };

/** Side of a grid cell, columns of the card, and rows of its board. */
export const tile = 50;
export const columns = 24;
export const rows = 4;

const statusColours = { passed: palette.lit, pending: palette.amber, failed: palette.stop } as const;

const toPathData = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const drawLine = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;

/** Line width of paths; a highlighted one is wider, with dashes of one grid cell. */
function drawPaths(paths: readonly BoardPath[]): string {
  const lit = paths.filter(({ isHighlighted }) => isHighlighted).map(({ points }) => toPathData(points));
  return [
    ...paths.map(({ points }) => drawLine(toPathData(points), palette.bed, 9)),
    ...lit.map((d) => drawLine(d, palette.bed, 18)),
    ...lit.map((d) => drawLine(d, palette.lit, 8, ' stroke-dasharray="32 6"')),
  ].join('');
}

type Draw = (x: number, y: number, status: BoardMark['status']) => string;

/** A check beside its path: a post with a dot. */
const drawCheck: Draw = (x, y, status) =>
  `<path d="M${x} ${y}v-30" stroke="${palette.bed}" stroke-width="4"/><circle cx="${x}" cy="${y - 40}" r="15" fill="${palette.bed}"/><circle cx="${x}" cy="${y - 40}" r="8" fill="${statusColours[status]}"/>`;

const drawDecision: Draw = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${palette.panel}" stroke="${palette.bed}" stroke-width="5"/>`;

const drawEndpoint: Draw = (x, y) =>
  `<rect x="${x - 44}" y="${y - 20}" width="88" height="40" rx="3" fill="${palette.badge}" stroke="${palette.bed}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="8" fill="${palette.action}"/>`;

const drawStep: Draw = (x, y) =>
  `<rect x="${x - 36}" y="${y - 18}" width="72" height="36" rx="3" fill="${palette.badge}" stroke="${palette.bed}" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="7" fill="none" stroke="${palette.textSoft}" stroke-width="2.5"/>`;

const drawStop: Draw = (x, y) => `<path d="M${x} ${y - 18}v36" stroke="${palette.stop}" stroke-width="8"/>`;

const drawings = {
  check: drawCheck,
  decision: drawDecision,
  endpoint: drawEndpoint,
  step: drawStep,
  stop: drawStop,
} as const;

/** The grid of the panel. */
export function drawTiles(width: number, height: number): string {
  const lines = (length: number, draw: (at: number) => string): string =>
    Array.from({ length: Math.ceil(length / tile) }, (_, index) => draw(index * tile)).join('');
  const d = lines(width, (x) => `M${x} 0v${height}`) + lines(height, (y) => `M0 ${height - y}h${width}`);
  return `<path d="${d}" fill="none" stroke="${palette.bed}" stroke-opacity="0.06"/>`;
}

/** Draws a board: paths first, then their marks. */
export function drawBoard({ paths, marks }: Board): string {
  return (
    drawPaths(paths) + marks.map(({ kind, at: [x, y], status }) => drawings[kind](x, y, status)).join('')
  );
}
