import type { ClickedLink } from '../peers/click-link';
import type { ClickComparison } from '../peers/measure-peers';
import { printClicks } from '../peers/print-peers';
import { printSection } from '../print-section';
import { formatRange, formatTable } from '../table';
import type { StartRow } from './measure-start';
import { medianShare, medianStart, type Start } from './starts';

function startRow(name: string, starts: readonly Start[], shares: readonly string[]): string[] {
  const middle = medianStart(starts);
  const [firstShare = '', largestShare = ''] = shares;
  const spread = (key: keyof Start): string => formatRange(starts.map((start) => start[key]));
  return [
    name,
    ...[middle.firstPaint.toFixed(0), spread('firstPaint'), firstShare],
    ...[middle.largestPaint.toFixed(0), spread('largestPaint'), largestShare],
    ...[middle.blocking.toFixed(0), spread('blocking'), middle.shift.toFixed(4)],
  ];
}

function pageRows({ path, site, twin }: StartRow): string[][] {
  const share = (key: keyof Start): string => `× ${medianShare(site, twin, key).toFixed(2)}`;
  return [
    startRow(path, site, [share('firstPaint'), share('largestPaint')]),
    startRow('  its static twin', twin, []),
  ];
}

function printStarts(title: string, rows: readonly StartRow[]): void {
  const paint = (name: string): string[] => [name, 'range', "to twin's"];
  const head = ['page', ...paint('first paint'), ...paint('largest paint'), 'blocking', 'range', 'shift'];
  printSection(title, formatTable([head, ...rows.flatMap(pageRows)]));
}

/** Measurements of page loads. */
export type Starts = {
  readonly rows: readonly StartRow[];
  readonly link: ClickedLink;
  readonly clicks: readonly ClickComparison[];
};

/** Prints page loads compared with the same pages without scripts. */
export function printStart({ rows, link, clicks }: Starts): void {
  const rounds = rows[0]?.site.length ?? 0;
  printStarts(
    `The start on a slow phone (150 ms latency, 1.6 Mbit/s down, processor 4 × slower), medians of ${rounds}, milliseconds`,
    rows.filter(({ slow }) => slow),
  );
  printStarts(
    'The start at full speed, a desk window',
    rows.filter(({ slow }) => !slow),
  );
  printClicks(
    `A click soon after the first paint, ${link.from} to ${link.to}, slow phone: milliseconds to the painted heading`,
    clicks,
  );
  printSection(
    'How to read it',
    'The static twin is the same document without a script: what the site takes more is what its runtime costs. Site and twin take',
    'turns; shares are medians of the shares of each round. Every load is a first visit with an empty cache, whose visitor is asked for',
    'consent. Blocking is what tasks take beyond 50 ms after the first paint, shift the sum of all layout shifts without an input.',
  );
}
