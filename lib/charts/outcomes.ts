import { chartWidths, thumbnail, type Drawing, type Mark, type Place } from '#lib/core/chart';
import { wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

/**
 * What an outcome does to the course: the route is set, it changes, it is stopped before the end, or nobody has
 * decided yet.
 */
export type Course = 'set' | 'change' | 'stop' | 'open';

/** A possible end, with what follows from it; without a course it is drawn as a plain step. */
export type Outcome = { readonly name: string; readonly note: string; readonly course?: Course | undefined };

/** Measures in px: the cover's margin, at which its words stand, from one platform to the next, a branch. */
const [margin, tile, step, lineHeight] = [27, 24, 70, 17];
/** From a branch up to its name: what sets letters apart from lines must not bite its buffer stop. */
const over = 16;

/** Half a rail and half a buffer stop: edges stand at the margin, not middles. */
const [rail, stop] = [2.5, 3.5];
const trunk = margin + rail;

const wrapNote = (note: string, width: number): string[] =>
  wrapLabel(note, width - margin - stop - trunk - tile - 8, 13, 'note');

type Branch = { readonly from: Place; readonly to: Place; readonly end: number };

/** Half of a bed, and how much further its upper edge reaches than the middle where it bends by 45 degrees. */
const bed = 6;
const mitre = toTenths(bed * (Math.SQRT2 - 1));

/** Longest dash and the gap behind it, as the style sheet has them for the light of a route and for what is open. */
const light = { dash: 20, gap: 4 } as const;
const open = { dash: 9, gap: 6 } as const;

/** A place on a branch, so far behind its beginning along the way. */
function walk({ from, to }: Branch, way: number): Place {
  const slope = (to.x - from.x) * Math.SQRT2;
  if (way >= slope) return { x: to.x + way - slope, y: to.y };
  return { x: from.x + way / Math.SQRT2, y: from.y + way / Math.SQRT2 };
}

const write = ({ x, y }: Place): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/**
 * A dashed way as dashes of one length: whole ones stand at its beginning and at its end, and it bends within
 * the one that lies at the bend. Each is a path of its own, in which the style sheet's dashes begin anew.
 */
function drawDashes(branch: Branch, { dash, gap }: { readonly dash: number; readonly gap: number }): string {
  const slope = (branch.to.x - branch.from.x) * Math.SQRT2;
  const way = slope + branch.end - branch.to.x;
  const count = Math.ceil((way + gap) / (dash + gap));
  const length = (way + gap) / count - gap;
  return Array.from({ length: count }, (_, index) => {
    const start = index * (length + gap);
    const bends = start < slope && start + length > slope;
    const bend = bends ? `L${write(branch.to)}` : '';
    return `M${write(walk(branch, start))}${bend}L${write(walk(branch, start + length))}`;
  }).join('');
}

/** The bed of a set route, cut along the axis of the trunk that lies over it. */
function drawBed({ from, to, end }: Branch): Mark {
  const reach = toTenths(bed * Math.SQRT2);
  const above = `M${from.x} ${toTenths(from.y - reach)}L${toTenths(to.x + mitre)} ${to.y - bed}H${end}`;
  const below = `V${to.y + bed}H${toTenths(to.x - mitre)}L${from.x} ${toTenths(from.y + reach)}z`;
  return { kind: 'area', role: 'bed', d: above + below };
}

/** Where on its way an outcome is decided, as a share of it. */
const decided = 0.7;

/** Of several that are stopped, each next one comes further. */
function findTurn(outcomes: readonly Outcome[], index: number): number {
  const stops = outcomes.flatMap(({ course }, at) => (course === 'stop' ? [at] : []));
  const place = stops.indexOf(index);
  return place < 0 ? decided : (decided * (place + 1)) / stops.length;
}

/** The way of an outcome from its switch on: its form says what it does, its colour nothing. */
function drawCourse(course: Outcome['course'], branch: Branch, share: number): Mark[] {
  const { from, to, end } = branch;
  const { x: left, y } = to;
  const turn = Math.round(left + (end - left) * share);
  if (course === 'set')
    return [
      drawBed(branch),
      { kind: 'line', role: 'lit', d: drawDashes(branch, light) },
      { kind: 'stop', x: end, y },
    ];
  if (course === 'open')
    return [{ kind: 'line', role: 'expected', d: drawDashes({ ...branch, end: end + stop }, open) }];
  // Of what is only told apart nothing is known to end.
  if (!course) return [{ kind: 'line', role: 'main', d: `M${from.x} ${from.y}L${left} ${y}H${end + stop}` }];
  const stopped = course === 'stop' ? turn : end;
  return [
    { kind: 'line', role: 'main', d: `M${from.x} ${from.y}L${left} ${y}H${stopped}` },
    { kind: 'stop', x: stopped, y },
    ...(course === 'change' ? [{ kind: 'event', x: turn, y } as const] : []),
  ];
}

/** Set routes lie under the trunk that they leave. */
const isBed = (mark: Mark): boolean =>
  (mark.kind === 'area' && mark.role === 'bed') || (mark.kind === 'line' && mark.role === 'lit');

const layOver = (trunk: Mark, marks: readonly Mark[]): Mark[] => [
  ...marks.filter(isBed),
  trunk,
  ...marks.filter((mark) => !isBed(mark)),
];

function drawPlatform(outcome: Outcome, y: number, width: number, turn: number): Mark[] {
  const { name, note } = outcome;
  const left = trunk + tile;
  const lines = wrapNote(note, width);
  return [
    ...drawCourse(
      outcome.course,
      { from: { x: trunk, y: y - tile }, to: { x: left, y }, end: width - margin - stop },
      turn,
    ),
    { kind: 'text', role: 'strong', x: left + 8, y: y - over, text: name },
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
        outcomes.flatMap((outcome, index) =>
          drawPlatform(outcome, yOf(index), width, findTurn(outcomes, index)),
        ),
      ),
      { kind: 'station', role: 'main', x: trunk, y: 18 },
    ],
  };
}

/** Measures of the thumbnail in px: a branch, from one to the next with its name clear of the buffer stop above it, and more of it below a route, which is wide. */
const small = { tile: 12, step: 38, top: 29, over: 15, belowRoute: 2 } as const;

/** A drawing of more branches would be taller than the words beside it: the track runs on to the others. */
const branchesAtMost = 4;
const onward = 20;

/** The same in small: branches with their names, without what follows. */
export function drawOutcomesThumbnail(all: readonly Outcome[], width: number = thumbnail.width): Drawing {
  const outcomes = all.slice(0, branchesAtMost);
  const isCut = all.length > branchesAtMost;
  const [end, left] = [width - stop, rail + small.tile];
  const countRoutes = (to: number) => outcomes.slice(0, to).filter(({ course }) => course === 'set').length;
  const yOf = (index: number): number =>
    small.top + index * small.step + countRoutes(index) * small.belowRoute;
  const last = yOf(outcomes.length - 1);
  return {
    width,
    height: last + (isCut ? onward : 10),
    marks: layOver(
      drawTrunk(rail, isCut ? last + onward : last, isCut ? 0 : small.tile, outcomes.at(-1)),
      outcomes.flatMap(({ name, course }, index): Mark[] => {
        const y = yOf(index);
        const [text = ''] = wrapLabel(name, end - left - 8, 13, 'note');
        const branch = { from: { x: rail, y: y - small.tile }, to: { x: left, y }, end };
        return [
          ...drawCourse(course, branch, findTurn(outcomes, index)),
          { kind: 'text', role: 'note', x: left + 6, y: y - small.over, text },
        ];
      }),
    ),
  };
}
