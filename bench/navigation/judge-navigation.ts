import type { Budget } from '../budgets';
import { formatCount } from '../table';
import { median, type Row } from './clicks';
import { names } from './kinds';
import type { Navigation } from './measure-navigation';

/** Times relative to next/link, others as numbers and bytes. */
const limits = {
  prefetchedRequests: 0,
  prefetchedFrames: 2,
  prefetchedShare: 0.75,
  coldTrips: 1,
  /** Both need one round trip, so a share below 1 would be less than the latency. */
  coldShare: 1.1,
  journeyRequests: 12,
  /** The texts of ten articles alone are about 40 kB compressed. */
  journeyBytes: 50_000,
  /** Over 30 navigations after the warm-up. */
  heapGrowth: 300_000,
  /** Over the last hundred, when the page memory is full. */
  heapEnd: 100_000,
} as const;

type Name = (typeof names)[keyof typeof names];

function findRow(rows: readonly Row[], name: Name, slow: boolean): Row {
  const row = rows.find((candidate) => candidate.name === name && candidate.slow === slow);
  if (!row) throw new Error(`"${name}" was not measured.`);
  return row;
}

function judgeCount(name: string, value: number, limit: number, kind: Budget['kind']): Budget {
  return { name, figure: formatCount(value), limit: formatCount(limit), met: value <= limit, kind };
}

/** Compares by round, because load on the machine varies between rounds. */
function judgeShare(name: string, own: Row, other: Row, limit: number): Budget {
  const share = median(own.times.map((time, round) => time / (other.times[round] ?? NaN)));
  return { name, figure: share.toFixed(2), limit: String(limit), met: share <= limit, kind: 'time' };
}

function judgeClicks({ rows }: Navigation): Budget[] {
  const fast = (name: Name): Row => findRow(rows, name, false);
  const slow = (name: Name): Row => findRow(rows, name, true);
  return [
    judgeCount(
      'prefetched click: requests before the paint',
      fast(names.prefetched).median.requests,
      limits.prefetchedRequests,
      'bytes',
    ),
    judgeCount(
      'prefetched click: frames to the paint',
      fast(names.prefetched).median.frames,
      limits.prefetchedFrames,
      'time',
    ),
    judgeShare(
      "prefetched click: time to next/link's, throttled",
      slow(names.prefetched),
      slow(names.nextPrefetched),
      limits.prefetchedShare,
    ),
    judgeCount('cold click: requests in a row', slow(names.cold).median.trips, limits.coldTrips, 'bytes'),
    judgeShare(
      "cold click: time to next/link's, throttled",
      slow(names.cold),
      slow(names.nextCold),
      limits.coldShare,
    ),
  ];
}

function judgeMemory({ heap: { growth } }: Navigation): Budget[] {
  const after = (count: number): number =>
    growth.find(({ navigations }) => navigations === count)?.bytes ?? NaN;
  return [
    judgeCount('heap growth over 30 navigations, bytes', after(30), limits.heapGrowth, 'bytes'),
    judgeCount(
      'heap growth from navigation 100 to 200, bytes',
      after(200) - after(100),
      limits.heapEnd,
      'bytes',
    ),
  ];
}

/** Compares navigation with its limits. */
export function judgeNavigation(navigation: Navigation): Budget[] {
  const { clicks, pageData, bytes } = navigation.journey;
  return [
    ...judgeClicks(navigation),
    judgeCount(
      `visit of ${clicks} clicks: requests for page data`,
      pageData,
      limits.journeyRequests,
      'bytes',
    ),
    judgeCount(`visit of ${clicks} clicks: bytes of page data`, bytes, limits.journeyBytes, 'bytes'),
    ...judgeMemory(navigation),
  ];
}
