import type { Budget } from '../budgets';
import type { StartRow } from './measure-start';
import { medianShare, medianStart } from './starts';

/** Time relative to the twin, additional milliseconds, layout shift. */
const limits = { share: 1.05, blocking: 10, shift: 0 } as const;

type Figure = { readonly name: string; readonly limit: number; readonly digits: number };

const firstPaint = { name: "first paint to the static twin's", limit: limits.share, digits: 2 };
const largestPaint = { name: "largest paint to the static twin's", limit: limits.share, digits: 2 };
const blocking = { name: "blocking time above the static twin's, ms", limit: limits.blocking, digits: 0 };
const shift = { name: "layout shift above the static twin's", limit: limits.shift, digits: 3 };

const figures: readonly (readonly [Figure, (row: StartRow) => number])[] = [
  [firstPaint, ({ site, twin }) => medianShare(site, twin, 'firstPaint')],
  [largestPaint, ({ site, twin }) => medianShare(site, twin, 'largestPaint')],
  [blocking, ({ site, twin }) => medianStart(site).blocking - medianStart(twin).blocking],
  [shift, ({ site, twin }) => medianStart(site).shift - medianStart(twin).shift],
];

function judgeWorst(
  rows: readonly StartRow[],
  speed: string,
  { name, limit, digits }: Figure,
  read: (row: StartRow) => number,
): Budget[] {
  const [worst] = rows
    .map((row) => ({ path: row.path, value: Number(read(row).toFixed(digits)) }))
    .sort((a, b) => b.value - a.value);
  if (!worst) return [];
  return [
    {
      name: `start, ${speed}, worst page: ${name}`,
      figure: `${worst.value.toFixed(digits)} (${worst.path})`,
      limit: limit.toFixed(digits),
      met: worst.value <= limit,
      kind: 'time',
    },
  ];
}

/** Compares the loads of all pages with their limits, by the worst page of each metric and speed. */
export function judgeStart(rows: readonly StartRow[]): Budget[] {
  return [true, false].flatMap((slow) => {
    const members = rows.filter((row) => row.slow === slow);
    return figures.flatMap(([figure, read]) =>
      judgeWorst(members, slow ? 'slow phone' : 'full speed', figure, read),
    );
  });
}
