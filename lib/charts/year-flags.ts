import type { LinkedMarks, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

/** A day with what happens on it; without words it is a station only, with a path its words lead there. */
export type YearDay = {
  readonly iso: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly path?: string | undefined;
};

/** A day with words: where its station stands, and on which side of its lead line the words have room. */
export type Flag = {
  readonly day: YearDay;
  readonly x: number;
  readonly rows: readonly string[];
  readonly isLeft: boolean;
  /** How far its words go from its line. */
  readonly reach: number;
};

/** Where flags fly: above the track or below it. */
export type FlagSide = 'above' | 'below';

const lineHeight = 18;

/** Distance of words from their lead line, and the room that they need at least and take at most. */
const inset = 6;
const room = { least: 90, most: 150 } as const;

/** Room for the words of the newest day behind it; the width of words is an estimate. */
export const flagRoom = inset + Math.ceil(1.1 * room.most);

/** Room between words and the next line that stands beside them. */
const clearance = 16;

/** A name that ends before the next line has so many rows, and so much less room: its width is an estimate. */
const rowsAtMost = 3;
const narrower = 0.93;

/** From the track to the nearest words, and from level to level. */
const near = 14;
const level = 10;

/** The words of a day in lines, which go as far as there is room for them. */
function writeFlag(day: YearDay, at: Pick<Flag, 'x' | 'isLeft'>, most: number): Flag {
  const { title, text = '' } = day;
  const names = wrapLabel(title, most, 14);
  const wide = Math.max(...names.map((row) => measureText(row, 14)), measureText(text, 13, 'note'));
  return { ...at, day, rows: [...names, ...(text ? [text] : [])], reach: inset + wide + clearance };
}

/**
 * Words stand at the right of their line, at the left where the newest day leaves them no room. They end before the
 * line that they run to where a few short rows hold them: so most stand low, and few pass above others.
 *
 * @param days those on one side of the track, in the order of time
 */
export function placeFlags(days: readonly YearDay[], x: (iso: string) => number, width: number): Flag[] {
  const isLeft = width - x(days.at(-1)?.iso ?? '') < flagRoom;
  const named = days.filter(({ title }) => title !== '');
  // Words pass above the lines that they reach: those of the days before them, seen along their way.
  const along = isLeft ? named : named.toReversed();
  return along.flatMap((day, index): Flag[] => {
    const at = x(day.iso);
    const free = Math.min((isLeft ? at : width - at) - inset, room.most);
    if (free < room.least) return [];
    const before = along[index - 1];
    const way = before ? Math.abs(at - x(before.iso)) : 0;
    const short = writeFlag(day, { x: at, isLeft }, (way - inset - clearance) * narrower);
    const isShort = short.rows.length <= rowsAtMost + 1 && short.reach <= way;
    return [isShort ? short : writeFlag(day, { x: at, isLeft }, free)];
  });
}

const heightOf = ({ rows }: Flag): number => rows.length * lineHeight;

/** How far the words of each flag stand from the track: as close as the ones that they reach over let them. */
function stackFlags(flags: readonly Flag[]): number[] {
  return flags.reduce<number[]>((feet, flag) => {
    const ends = feet.flatMap((foot, index) => {
      const other = flags[index];
      const isReached = other && Math.abs(flag.x - other.x) < flag.reach;
      return isReached ? [foot + heightOf(other) + level] : [];
    });
    return [...feet, Math.max(near, ...ends)];
  }, []);
}

/** Room that flags take from the track on. */
export function measureFlags(flags: readonly Flag[]): number {
  const feet = stackFlags(flags);
  return Math.max(0, ...flags.map((flag, index) => (feet[index] ?? 0) + heightOf(flag)));
}

function drawFlag(flag: Flag, foot: number, y: number, side: FlagSide): LinkedMarks {
  const { x, rows, isLeft, day } = flag;
  const height = heightOf(flag);
  const top = side === 'above' ? y - foot - height : y + foot;
  const marks: Mark[] = [
    { kind: 'line', role: 'lead', d: `M${x} ${y}V${side === 'above' ? top + 2 : top + height}` },
    ...rows.map(
      (text, row): Mark => ({
        ...{ kind: 'text', role: text === day.text ? 'note' : 'strong', text },
        ...{ x: toTenths(x + (isLeft ? -inset : inset)), y: top + row * lineHeight + 14 },
        anchor: isLeft ? 'end' : 'start',
      }),
    ),
    { kind: 'station', role: 'main', x, y },
  ];
  return { href: day.path, marks };
}

/** Flags with their stations, at a track of the height `y`. */
export function drawFlags(flags: readonly Flag[], y: number, side: FlagSide): LinkedMarks[] {
  const feet = stackFlags(flags);
  return flags.map((flag, index) => drawFlag(flag, feet[index] ?? 0, y, side));
}
