import { median } from '../navigation/clicks';
import { printSection } from '../print-section';
import { medianStart, type Start } from '../start/starts';
import { formatRange, formatTable } from '../table';
import type { ClickComparison, Comparisons, StartComparison } from './measure-peers';

function startRow(path: string, name: string, starts: readonly Start[]): string[] {
  const middle = medianStart(starts);
  const cells = (key: 'firstPaint' | 'largestPaint' | 'blocking'): string[] => [
    middle[key].toFixed(0),
    formatRange(starts.map((start) => start[key])),
  ];
  return [
    ...[path, name, ...cells('firstPaint'), ...cells('largestPaint'), ...cells('blocking')],
    middle.shift.toFixed(4),
  ];
}

function printStarts(title: string, comparisons: readonly StartComparison[]): void {
  const figures = ['first paint', 'largest paint', 'blocking'].flatMap((figure) => [figure, 'range']);
  const rows = comparisons.flatMap(({ path, starts }) =>
    [...starts].map(([name, loads], index) => startRow(index === 0 ? path : '', name, loads)),
  );
  printSection(title, formatTable([['page', '', ...figures, 'shift'], ...rows], 2));
}

/** Prints clicks by time and entrant. */
export function printClicks(title: string, clicks: readonly ClickComparison[]): void {
  const names = [...(clicks[0]?.times.keys() ?? [])];
  const rows = clicks.map(({ after, delay, slow, times }) => [
    after === 'load' ? `${slow ? 'slow phone' : 'full speed'}` : `${delay / 1000} s`,
    ...[...times.values()].flatMap((each) => [median(each).toFixed(0), formatRange(each)]),
  ]);
  printSection(title, formatTable([['', ...names.flatMap((name) => [name, 'range'])], ...rows]));
}

/** Prints loads of an article and the index, and clicks between them, by entrant. */
export function printPeers({ link: { from, to }, starts, clicks }: Comparisons): void {
  const rounds = starts[0]?.starts.get('site')?.length ?? 0;
  printStarts(
    `Beside the peers: the start on a slow phone, medians of ${rounds}, milliseconds`,
    starts.filter(({ slow }) => slow),
  );
  printStarts(
    'Beside the peers: the start at full speed',
    starts.filter(({ slow }) => !slow),
  );
  printClicks(
    `A click soon after the first paint, ${from} to ${to}, slow phone: milliseconds to the painted heading`,
    clicks.filter(({ after }) => after === 'first paint'),
  );
  printClicks(
    'The same click 8 s after the load, to a template not seen yet: milliseconds to the painted heading',
    clicks.filter(({ after }) => after === 'load'),
  );
  printSection(
    'How to read it',
    "The peers have the site's articles, header, footer, style sheets and fonts, each as its documentation recommends, and none of the",
    "site's own scripts: no search, no filter of the list, no question for consent, for which the site's visitors are not asked here either.",
    'The link that is clicked is out of view, so that nobody has prefetched its page. Every load is a first visit with an empty cache.',
  );
}
