import { chartWidths, type Drawing, type Mark, type Place } from '#lib/core/chart';
import { toTenths } from './geometry';
import { drawArea, drawLine, drawPoint, drawRows, drawText, lineHeight, wrap, type Row } from './marks';

/** Whether the process continues, continues differently, stops, or is undecided. */
type Result = 'proceed' | 'change' | 'stop' | 'open';

/** An outcome and its consequence; without a result its branch is a plain line. */
export type Outcome = { readonly name: string; readonly note: string; readonly result?: Result | undefined };

/** Measures in px: margin of a cover, width of a branch, distance of two branches. */
const [margin, tile, step] = [27, 24, 70];
/** From a branch up to its name, clear of the end cap. */
const over = 16;

/** Half the width of a line and of an end cap, so that their edges are at the margin. */
const [stroke, cap] = [2.5, 3.5];
const trunk = margin + stroke;

const wrapNote = (note: string, width: number): Row[] =>
  wrap('note', note, width - margin - cap - trunk - tile - 8);

type Branch = { readonly from: Place; readonly to: Place; readonly end: number };

/** Half the width of a casing, and how much further its upper edge reaches at a bend of 45 degrees. */
const casing = 6;
const mitre = toTenths(casing * (Math.SQRT2 - 1));

/** Longest dash and gap of a highlighted and of an undecided branch, as in the style sheet. */
const highlight = { dash: 20, gap: 4 } as const;
const open = { dash: 9, gap: 6 } as const;

/** The position at a distance along a branch. */
function pointAt({ from, to }: Branch, distance: number): Place {
  const slope = (to.x - from.x) * Math.SQRT2;
  if (distance >= slope) return { x: to.x + distance - slope, y: to.y };
  return { x: from.x + distance / Math.SQRT2, y: from.y + distance / Math.SQRT2 };
}

const formatPoint = ({ x, y }: Place): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** A branch as dashes of equal length that begins and ends with a whole dash, each a path of its own. */
function drawDashes(branch: Branch, { dash, gap }: { readonly dash: number; readonly gap: number }): string {
  const slope = (branch.to.x - branch.from.x) * Math.SQRT2;
  const distance = slope + branch.end - branch.to.x;
  const count = Math.ceil((distance + gap) / (dash + gap));
  const length = (distance + gap) / count - gap;
  return Array.from({ length: count }, (_, index) => {
    const start = index * (length + gap);
    const bends = start < slope && start + length > slope;
    const bend = bends ? `L${formatPoint(branch.to)}` : '';
    return `M${formatPoint(pointAt(branch, start))}${bend}L${formatPoint(pointAt(branch, start + length))}`;
  }).join('');
}

/** The casing of a highlighted branch, cut along the middle of the trunk. */
function drawCasing({ from, to, end }: Branch): Mark {
  const reach = toTenths(casing * Math.SQRT2);
  const above = `M${from.x} ${toTenths(from.y - reach)}L${toTenths(to.x + mitre)} ${to.y - casing}H${end}`;
  const below = `V${to.y + casing}H${toTenths(to.x - mitre)}L${from.x} ${toTenths(from.y + reach)}z`;
  return drawArea('casing', above + below);
}

/** Position of a change or stop on its branch, as a share of its length. */
const decided = 0.7;

/** Each of several stops is further along its branch. */
function findTurn(outcomes: readonly Outcome[], index: number): number {
  const stops = outcomes.flatMap(({ result }, at) => (result === 'stop' ? [at] : []));
  const place = stops.indexOf(index);
  return place < 0 ? decided : (decided * (place + 1)) / stops.length;
}

/** The branch of an outcome: its result is shown by shape, not by colour. */
function drawBranch(result: Outcome['result'], branch: Branch, share: number): Mark[] {
  const { from, to, end } = branch;
  const { x: left, y } = to;
  const turn = Math.round(left + (end - left) * share);
  const drawTo = (x: number): Mark => drawLine('main', `M${from.x} ${from.y}L${left} ${y}H${x}`);
  if (result === 'proceed')
    return [
      drawCasing(branch),
      drawLine('highlight', drawDashes(branch, highlight)),
      { kind: 'end', x: end, y },
    ];
  if (result === 'open') return [drawLine('expected', drawDashes({ ...branch, end: end + cap }, open))];
  // Without a result no end is known.
  if (!result) return [drawTo(end + cap)];
  const last = result === 'stop' ? turn : end;
  const diamond: Mark[] = result === 'change' ? [{ kind: 'diamond', x: turn, y }] : [];
  return [drawTo(last), { kind: 'end', x: last, y }, ...diamond];
}

/** Highlighted branches are drawn below the trunk. */
const isHighlight = (mark: Mark): boolean =>
  (mark.kind === 'area' && mark.role === 'casing') || (mark.kind === 'line' && mark.role === 'highlight');

const layOver = (trunk: Mark, marks: readonly Mark[]): Mark[] => [
  ...marks.filter(isHighlight),
  trunk,
  ...marks.filter((mark) => !isHighlight(mark)),
];

function drawOutcome(outcome: Outcome, y: number, width: number, turn: number): Mark[] {
  const { name, note } = outcome;
  const left = trunk + tile;
  return [
    ...drawBranch(
      outcome.result,
      { from: { x: trunk, y: y - tile }, to: { x: left, y }, end: width - margin - cap },
      turn,
    ),
    drawText('strong', { x: left + 8, y: y - over }, name),
    ...drawRows(wrapNote(note, width), { x: left + 8, y: y + 23 }),
  ];
}

/** The trunk; it continues into a last branch of the same line, so that the corner is closed. */
function drawTrunk(x: number, y: number, side: number, last: Outcome | undefined): Mark {
  const isSame = last?.result !== 'proceed' && last?.result !== 'open';
  return drawLine('main', `M${x} 0V${y - side}${isSame ? `L${x + side} ${y}` : ''}`);
}

/** A decision tree of one decision: a point for it, and a branch for each outcome. */
export function drawDecisionTree(outcomes: readonly Outcome[], width: number = chartWidths.narrow): Drawing {
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
          drawOutcome(outcome, yOf(index), width, findTurn(outcomes, index)),
        ),
      ),
      drawPoint({ x: trunk, y: 18 }),
    ],
  };
}
