import { printSection } from '../print-section';
import { formatCount, formatTable } from '../table';
import { viewport } from './browser';
import type { Row } from './clicks';
import type { Navigation } from './measure-navigation';

function clickRow({ name, median, times }: Row): string[] {
  const { milliseconds, frames, requests, ended, trips, bytes } = median;
  return [
    name,
    milliseconds.toFixed(0),
    `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
    ...[frames, requests, ended, trips, bytes].map(formatCount),
  ];
}

function printClicks(title: string, rows: readonly Row[]): void {
  const head = ['click', 'ms', 'range', 'frames', 'requests', 'ended', 'in a row', 'bytes'];
  printSection(title, formatTable([head, ...rows.map(clickRow)]));
}

/** Prints times and sizes of navigation. */
export function printNavigation({ browser, rows, journey, heap }: Navigation): void {
  printClicks(
    `From article to article, Chromium ${browser}, ${viewport.width} × ${viewport.height}, medians`,
    rows.filter(({ slow }) => !slow),
  );
  printClicks(
    'The same throttled: 150 ms latency, 1.6 Mbit/s down, 750 kbit/s up, processor 4 × slower',
    rows.filter(({ slow }) => slow),
  );
  printSection(
    'How to read it',
    'Time runs from the click event to the end of the frame whose start found the new heading in place; the screen itself is not',
    'waited for. Requests are those sent in between, "ended" those that were over by then, "in a row" how many of them waited for',
    'one another at least. Bytes count headers. Every click is made in a fresh profile, behind a first soft navigation unless it',
    "is the visit's first; frames of a full page load are those of the new document.",
  );
  printSection(
    `A visit of ${journey.clicks} clicks with prefetching`,
    `${journey.pageData} requests for page data, ${formatCount(journey.bytes)} bytes, ${journey.atOnce} of ${journey.clicks} pages shown in the first frame`,
  );
  printSection(
    `JavaScript heap, ${formatCount(heap.afterWarmUp)} bytes after the warm-up`,
    formatTable([
      ['navigations', 'bytes more'],
      ...heap.growth.map(({ navigations, bytes }) => [String(navigations), formatCount(bytes)]),
    ]),
    '',
    `30 navigations among pages in memory: ${formatCount(heap.revisits)} bytes more`,
  );
}
