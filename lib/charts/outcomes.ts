import { chartWidths, thumbnail, type Drawing, type Mark, type Place } from '#lib/core/chart';
import { wrapLabel } from '#lib/core/wrap-label';

/**
 * What an outcome does to the course: the route is set, it changes, it is stopped before the end, or nobody has
 * decided yet.
 */
export type Course = 'set' | 'change' | 'stop' | 'open';

/** How something may end, with what follows; without a course it is a platform as any other. */
export type Outcome = { readonly name: string; readonly note: string; readonly course?: Course | undefined };

/** Measures in px: the cover's margin, at which its words stand, from one platform to the next, a branch. */
const margin = 27;
const tile = 24;
const step = 70;
const lineHeight = 17;

/** Half a rail and half a buffer stop: edges stand at the margin, not middles. */
const rail = 2.5;
const stop = 3.5;

const trunk = margin + rail;

const wrapNote = (note: string, width: number): string[] =>
  wrapLabel(note, width - margin - stop - trunk - tile - 8, 13, 'note');

type Branch = { readonly from: Place; readonly to: Place; readonly end: number };

/** A bed begins so far behind the middle of the trunk that its corner lies under it, and the light in it as far behind that. */
const tuck = 2;

/**
 * The way of an outcome from its switch on: its form says what it does, its colour nothing. Dashed ways are
 * drawn from their end, so that all of a cover end at one edge, with a whole dash.
 */
function drawCourse(course: Outcome['course'], { from, to, end }: Branch): Mark[] {
  const { x: left, y } = to;
  const branch = `M${from.x} ${from.y}L${left} ${y}`;
  const back = `H${left}L${from.x} ${from.y}`;
  const turn = Math.round(left + (end - left) * 0.7);
  if (course === 'set')
    return [
      { kind: 'line', role: 'bed', d: `M${from.x + tuck} ${from.y + tuck}L${left} ${y}H${end}` },
      { kind: 'line', role: 'lit', d: `M${end} ${y}H${left}L${from.x + 2 * tuck} ${from.y + 2 * tuck}` },
      { kind: 'stop', x: end, y },
    ];
  if (course === 'open') return [{ kind: 'line', role: 'expected', d: `M${end + stop} ${y}${back}` }];
  const stopped = course === 'stop' ? turn : end;
  return [
    { kind: 'line', role: 'main', d: `${branch}H${stopped}` },
    { kind: 'stop', x: stopped, y },
    ...(course === 'change' ? [{ kind: 'event', x: turn, y } as const] : []),
  ];
}

/** Beds lie under the trunk that they leave. */
const isBed = (mark: Mark): boolean => mark.kind === 'line' && mark.role === 'bed';

const layOver = (trunk: Mark, marks: readonly Mark[]): Mark[] => [
  ...marks.filter(isBed),
  trunk,
  ...marks.filter((mark) => !isBed(mark)),
];

function drawPlatform(outcome: Outcome, y: number, width: number): Mark[] {
  const { name, note } = outcome;
  const left = trunk + tile;
  const lines = wrapNote(note, width);
  return [
    ...drawCourse(outcome.course, {
      from: { x: trunk, y: y - tile },
      to: { x: left, y },
      end: width - margin - stop,
    }),
    { kind: 'text', role: 'strong', x: left + 8, y: y - 13, text: name },
    ...lines.map(
      (text, index): Mark => ({
        kind: 'text',
        role: 'note',
        x: left + 8,
        y: y + 23 + index * lineHeight,
        text,
      }),
    ),
  ];
}

/** The track that all branches leave; it ends in a last one of its own kind, so that no corner is open. */
function drawTrunk(x: number, y: number, side: number, last: Outcome | undefined): Mark {
  const isOwn = last?.course !== 'set' && last?.course !== 'open';
  return { kind: 'line', role: 'main', d: `M${x} 0V${y - side}${isOwn ? `L${x + side} ${y}` : ''}` };
}

/** Width of the drawing on a cover that lies across, in px: its words stay as large as they are. */
export const acrossWidth = 520;

/**
 * One track that parts into as many platforms as there are outcomes; before the first switch stands
 * the signal of the check.
 */
export function drawOutcomes(outcomes: readonly Outcome[], width: number = chartWidths.narrow): Drawing {
  const heights = outcomes.map(({ note }) => (wrapNote(note, width).length - 1) * lineHeight);
  const yOf = (index: number): number => heights.slice(0, index).reduce((y, height) => y + step + height, 70);
  const last = yOf(outcomes.length - 1);
  return {
    width,
    height: last + 28 + (heights.at(-1) ?? 0),
    marks: [
      ...layOver(
        drawTrunk(trunk, last, tile, outcomes.at(-1)),
        outcomes.flatMap((outcome, index) => drawPlatform(outcome, yOf(index), width)),
      ),
      { kind: 'station', role: 'main', x: trunk, y: 18 },
    ],
  };
}

/** Measures of the thumbnail in px: a branch, from one to the next with its name between them, and more of it below a route, which is wide. */
const small = { tile: 12, step: 28, top: 25, belowRoute: 6 } as const;

/** The same in small: every branch with its name, without what follows. */
export function drawOutcomesThumbnail(outcomes: readonly Outcome[]): Drawing {
  const { width } = thumbnail;
  const end = width - stop;
  const yOf = (index: number): number => {
    const routes = outcomes.slice(0, index).filter(({ course }) => course === 'set').length;
    return small.top + index * small.step + routes * small.belowRoute;
  };
  const last = yOf(outcomes.length - 1);
  const left = rail + small.tile;
  return {
    width,
    height: last + 10,
    marks: layOver(
      drawTrunk(rail, last, small.tile, outcomes.at(-1)),
      outcomes.flatMap(({ name, course }, index): Mark[] => {
        const y = yOf(index);
        const [text = ''] = wrapLabel(name, end - left - 8, 13, 'note');
        const branch = { from: { x: rail, y: y - small.tile }, to: { x: left, y }, end };
        return [...drawCourse(course, branch), { kind: 'text', role: 'note', x: left + 6, y: y - 11, text }];
      }),
    ),
  };
}
