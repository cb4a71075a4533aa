import { palette } from './palette';

/** A point in px of the card. */
export type Point = readonly [x: number, y: number];

export type BoardTrack = {
  readonly points: readonly Point[] /** Whether a route is set over it. */;
  readonly isLit: boolean;
};

export type BoardMark = {
  readonly kind: 'signal' | 'switch' | 'platform' | 'station' | 'buffer';
  readonly at: Point;
  /** What a signal shows; elsewhere whether the route passes here. */
  readonly aspect: 'clear' | 'caution' | 'stop' | 'dark';
};

/** Tracks, and what stands at them: all that a signal box shows of its station. */
export type Board = { readonly tracks: readonly BoardTrack[]; readonly marks: readonly BoardMark[] };

/** Side of a tile of the panel. */
export const tile = 50;

const lamps = {
  clear: palette.clear,
  caution: palette.amber,
  stop: palette.stop,
  dark: palette.track,
} as const;

function drawTrack({ points, isLit }: BoardTrack): string {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return `<path d="${d}" fill="none" stroke="${isLit ? palette.clear : palette.track}" stroke-width="10" stroke-linejoin="round"/>`;
}

type Draw = (x: number, y: number, colour: string) => string;

/** Lies beside its track, as on a panel: foot, mast, lamp. */
const drawSignal: Draw = (x, y, colour) =>
  `<path d="M${x - 16} ${y - 24}v14m0-7h12" fill="none" stroke="${palette.onInk}" stroke-width="3"/><circle cx="${x + 4}" cy="${y - 17}" r="8" fill="${colour}"/>`;

const drawSwitch: Draw = (x, y, colour) =>
  `<path d="M${x - 13} ${y}l13-13 13 13-13 13z" fill="${palette.ink}" stroke="${colour}" stroke-width="4"/>`;

const drawPlatform: Draw = (x, y, colour) =>
  `<rect x="${x - 32}" y="${y - 11}" width="64" height="22" rx="2" fill="${colour}"/>`;

const drawStation: Draw = (x, y, colour) =>
  `<circle cx="${x}" cy="${y}" r="11" fill="${palette.ink}" stroke="${colour}" stroke-width="5"/>`;

const drawBuffer: Draw = (x, y, colour) =>
  `<path d="M${x} ${y - 15}v30" fill="none" stroke="${colour}" stroke-width="6"/>`;

function drawMark({ kind, at: [x, y], aspect }: BoardMark): string {
  const isDark = aspect === 'dark';
  switch (kind) {
    case 'signal':
      return drawSignal(x, y, lamps[aspect]);
    case 'switch':
      return drawSwitch(x, y, isDark ? palette.trackEdge : palette.amber);
    case 'platform':
      return drawPlatform(x, y, isDark ? palette.trackEdge : palette.onInk);
    case 'station':
      return drawStation(x, y, isDark ? palette.trackEdge : palette.clear);
    case 'buffer':
      return drawBuffer(x, y, palette.onInk);
  }
}

/** Joints between tiles: drawn below the tracks as lines, and across them as gaps that part them into sections. */
function drawJoints(from: number, to: number, offset: number, isAcross: boolean, length: number): string {
  const count = Math.round((to - from) / tile);
  const d = Array.from({ length: count }, (_, index) => {
    const at = from + index * tile;
    return isAcross ? `M${offset} ${at}h${length}` : `M${at} ${offset}v${length}`;
  }).join('');
  return `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="4"/>`;
}

/** Draws a board as a band of tiles over the whole width. */
export function drawBoard({ tracks, marks }: Board, top: number, width: number, height: number): string {
  const ordered = [...tracks.filter(({ isLit }) => !isLit), ...tracks.filter(({ isLit }) => isLit)];
  return [
    `<rect y="${top}" width="${width}" height="${height}" fill="${palette.panel}"/>`,
    drawJoints(top, top + height, 0, true, width),
    ...ordered.map(drawTrack),
    drawJoints(tile, width, top, false, height),
    ...marks.map(drawMark),
  ].join('');
}
