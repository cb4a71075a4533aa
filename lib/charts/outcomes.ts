import { chartWidths, thumbnail, type Drawing, type Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';

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

/** The way of an outcome from its switch on: its form says what it does, its colour nothing. */
function drawCourse({ name, course }: Outcome, y: number, end: number): Mark[] {
  const left = trunk + tile;
  const branch = `M${trunk} ${y - tile}L${left} ${y}`;
  const late = Math.round(left + (end - left) * 0.78);
  const whole: Mark[] = [
    { kind: 'line', role: 'main', d: `${branch}H${end}` },
    { kind: 'stop', x: end, y },
  ];
  if (course === 'set')
    return [
      { kind: 'line', role: 'main', d: branch },
      { kind: 'line', role: 'bed', d: `M${left} ${y}H${end}` },
      { kind: 'line', role: 'lit', d: `M${left + 4} ${y}H${end}` },
    ];
  // Beside the name above it, which may be long.
  const beyond = Math.round(left + 8 + measureText(name, 16) + 16);
  if (course === 'change')
    return [...whole, { kind: 'event', x: Math.min(Math.max(late, beyond), end - 16), y }];
  if (course === 'open')
    return [
      { kind: 'line', role: 'main', d: branch },
      { kind: 'line', role: 'expected', d: `M${left} ${y}H${end}` },
    ];
  if (course === 'stop')
    return [
      { kind: 'line', role: 'main', d: `${branch}H${late}` },
      { kind: 'stop', x: late, y },
    ];
  return whole;
}

function drawPlatform(outcome: Outcome, y: number, width: number): Mark[] {
  const { name, note } = outcome;
  const left = trunk + tile;
  const lines = wrapNote(note, width);
  return [
    ...drawCourse(outcome, y, width - margin - stop),
    { kind: 'text', role: 'strong', x: left + 8, y: y - 11, text: name },
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

/**
 * One track that parts into as many platforms as there are outcomes; before the first switch stands
 * the signal of the check.
 */
export function drawOutcomes(outcomes: readonly Outcome[]): Drawing {
  const width = chartWidths.narrow;
  const heights = outcomes.map(({ note }) => (wrapNote(note, width).length - 1) * lineHeight);
  const yOf = (index: number): number => heights.slice(0, index).reduce((y, height) => y + step + height, 70);
  const last = yOf(outcomes.length - 1);
  return {
    width,
    height: last + 28 + (heights.at(-1) ?? 0),
    marks: [
      // It ends in its last branch, so both are one line and no corner is open.
      { kind: 'line', role: 'main', d: `M${trunk} 0V${last - tile}L${trunk + tile} ${last}` },
      ...outcomes.flatMap((outcome, index) => drawPlatform(outcome, yOf(index), width)),
      { kind: 'station', role: 'main', x: trunk, y: 18 },
    ],
  };
}

/** Where the last branch of the thumbnail leaves the others behind it. */
const ladder = 40;

/** The same in small: a ladder. All platforms leave one track that runs down at 45 degrees, so none crosses another. */
export function drawOutcomesThumbnail(outcomes: readonly Outcome[]): Drawing {
  const { width, height } = thumbnail;
  const between = (height - 12) / Math.max(1, outcomes.length - 1);
  const top = 6;
  const end = width - 6;
  const last = top + (outcomes.length - 1) * between;
  const marks = outcomes.flatMap((_, index): Mark[] => {
    const y = top + index * between;
    return [
      { kind: 'line', role: 'main', d: `M${index === 0 ? 0 : ladder + y - top} ${y}H${end}` },
      { kind: 'line', role: 'edge', d: `M${end + 1} ${y - 4}v8` },
    ];
  });
  const lead: Mark = { kind: 'line', role: 'main', d: `M${ladder} ${top}L${ladder + last - top} ${last}` };
  return { width, height, marks: [lead, ...marks] };
}
