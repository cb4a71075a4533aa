import type { Browser, CDPSession } from '@playwright/test';
import type { Article } from './articles';
import { withView, type View } from './browser';
import { kinds, type Builder, type Kind } from './kinds';
import { countTrips } from './network-log';
import { throttle } from './throttle';

/** What one click cost. */
export type Click = {
  /** Milliseconds from the click event to the end of the frame that painted the heading. */
  readonly milliseconds: number;
  readonly frames: number;
  /** Requests sent between click and paint. */
  readonly requests: number;
  /** Those among them that had ended by then: only for them can the paint have waited. */
  readonly ended: number;
  /** Requests in a row among all sent. */
  readonly trips: number;
  /** Bytes of all sent, headers included, until their end. */
  readonly bytes: number;
};

/** A kind of click with the median of each figure over all rounds. */
export type Row = {
  readonly name: string;
  readonly slow: boolean;
  readonly median: Click;
  /** Milliseconds of each round. */
  readonly times: readonly number[];
};

/** The document's time origin on the clock of the browser's network log, in seconds. */
async function readOrigin(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'NavigationStart')?.value ?? NaN;
}

/** A click on the clock of the network log, in seconds: from the event to the painted heading. */
export type TimedClick = { readonly from: number; readonly to: number; readonly frames: number };

/**
 * Times a click.
 *
 * @param click makes it, or lets a page that clicks by itself do so
 */
export async function timeClick(
  { session, nextPaint }: View,
  click: () => Promise<void>,
): Promise<TimedClick> {
  const [before, paint] = [await readOrigin(session), nextPaint()];
  await click();
  const { clicked, painted, frames } = await paint;
  return { from: before + clicked / 1000, to: (await readOrigin(session)) + painted / 1000, frames };
}

async function measureClick(view: View, click: () => Promise<void>): Promise<Click> {
  const { log } = view;
  const { from, to, frames } = await timeClick(view, click);
  await log.quiet();
  const sent = log.all().filter(({ started }) => started >= from && started <= to);
  return {
    milliseconds: (to - from) * 1000,
    frames,
    requests: sent.length,
    ended: sent.filter(({ ended }) => ended <= to).length,
    trips: countTrips(sent),
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

export type Origins = Readonly<Record<Builder, string>>;

type Case = { readonly kind: Kind; readonly slow: boolean; readonly clicks: Click[] };

/** Makes the clicks of one kind in a fresh view. Only the clicks run throttled, not what leads to them. */
function measureCases(
  browser: Browser,
  origins: Origins,
  cases: readonly Case[],
  start: Article,
): Promise<void> {
  const [first] = cases;
  if (!first) return Promise.resolve();
  const { builder, prefetches = true, open, approach, click } = first.kind;
  return withView(browser, { origin: origins[builder], prefetches }, async (view) => {
    await view.session.send('Performance.enable');
    await open(view, start);
    for (const { slow, clicks } of cases) {
      await approach?.(view);
      await throttle(view.session, slow);
      clicks.push(await measureClick(view, () => click(view, start)));
    }
  });
}

/** The middle value; of an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

function summarize(name: string, slow: boolean, clicks: readonly Click[]): Row {
  const of = (key: keyof Click): number => median(clicks.map((click) => click[key]));
  return {
    name,
    slow,
    median: {
      milliseconds: of('milliseconds'),
      frames: of('frames'),
      requests: of('requests'),
      ended: of('ended'),
      trips: of('trips'),
      bytes: of('bytes'),
    },
    times: clicks.map(({ milliseconds }) => milliseconds),
  };
}

/**
 * Measures every kind of click, with and without throttling. The kinds take turns, forwards and
 * backwards, so that what the machine does besides hits them alike; all of a round start at the same
 * article.
 *
 * @param starts articles to start from, one per round
 */
export async function measureClicks(
  browser: Browser,
  origins: Origins,
  starts: readonly Article[],
): Promise<Row[]> {
  const groups = kinds.flatMap((kind) => {
    const [fast, slow]: [Case, Case] = [
      { kind, slow: false, clicks: [] },
      { kind, slow: true, clicks: [] },
    ];
    return kind.once ? [[fast], [slow]] : [[fast, slow]];
  });
  for (const [round, start] of starts.entries()) {
    for (const group of round % 2 === 0 ? groups : groups.toReversed())
      await measureCases(browser, origins, group, start);
  }
  return groups.flat().map(({ kind, slow, clicks }) => summarize(kind.name, slow, clicks));
}
