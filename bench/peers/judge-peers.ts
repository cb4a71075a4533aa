import type { Budget } from '../budgets';
import { median } from '../navigation/clicks';
import type { Start } from '../start/starts';
import type { MeasuredSiteName, Results } from './entrants';
import type { ClickComparison, Comparisons, StartComparison } from './measure-peers';

/** Limits relative to the best peer. */
const limits = { paint: 1, earlyClick: 1, coldNavigation: 0.9 } as const;

type Share = { readonly value: number; readonly where: string };

/** The site relative to its best peer: the highest of the medians of the shares by round. */
export function shareOfBest(
  results: Results<number>,
  peers: readonly MeasuredSiteName[],
  where: string,
): Share[] {
  const siteTimes = results.get('site') ?? [];
  const shares = peers.flatMap((peer) => {
    const times = results.get(peer);
    if (!times) return [];
    const value = median(siteTimes.map((time, round) => time / (times[round] ?? NaN)));
    return [{ value: Number(value.toFixed(2)), where: `${peer}, ${where}` }];
  });
  return shares.sort((a, b) => b.value - a.value).slice(0, 1);
}

function judgeWorst(name: string, limit: number, shares: readonly Share[]): Budget[] {
  const [worst] = [...shares].sort((a, b) => b.value - a.value);
  if (!worst) return [];
  const { value, where } = worst;
  const figure = `${value.toFixed(2)} (${where})`;
  return [{ name, figure, limit: limit.toFixed(2), met: value <= limit, kind: 'time' }];
}

const speedOf = (slow: boolean): string => (slow ? 'slow phone' : 'full speed');

function judgePaint(
  comparisons: readonly StartComparison[],
  slow: boolean,
  [key, name]: readonly ['firstPaint' | 'largestPaint', string],
): Budget[] {
  const read = (starts: Results<Start>): Results<number> =>
    new Map([...starts].map(([entrant, loads]) => [entrant, loads.map((load) => load[key])]));
  const shares = comparisons
    .filter((comparison) => comparison.slow === slow)
    .flatMap(({ path, starts }) => shareOfBest(read(starts), ['Gatsby', 'Astro'], path));
  return judgeWorst(
    `start, ${speedOf(slow)}: ${name} to the best of Gatsby's and Astro's`,
    limits.paint,
    shares,
  );
}

function judgeClicks(clicks: readonly ClickComparison[]): Budget[] {
  const peers = ['Gatsby', 'Astro', 'plain Next'] as const;
  const early = clicks
    .filter(({ after }) => after === 'first paint')
    .flatMap(({ delay, times }) => shareOfBest(times, [...peers, 'static twin'], `after ${delay / 1000} s`));
  const cold = clicks
    .filter(({ after }) => after === 'load')
    .map(({ slow, times }) => [speedOf(slow), shareOfBest(times, peers, 'a template not seen yet')] as const);
  return [
    ...judgeWorst(
      'early click, slow phone: time to the best of the peers and of a full load',
      limits.earlyClick,
      early,
    ),
    ...cold.flatMap(([speed, shares]) =>
      judgeWorst(`cold navigation, ${speed}: time to the best peer's`, limits.coldNavigation, shares),
    ),
  ];
}

/** Compares the site with its peers, except omitted ones. */
export function judgePeers({ starts, clicks }: Comparisons): Budget[] {
  const paints = [
    ['firstPaint', 'first paint'],
    ['largestPaint', 'largest paint'],
  ] as const;
  return [
    ...[true, false].flatMap((slow) => paints.flatMap((paint) => judgePaint(starts, slow, paint))),
    ...judgeClicks(clicks),
  ];
}
