import type { Browser, CDPSession } from '@playwright/test';
import type { Article } from './articles';
import { withView, type View } from './browser';
import { kinds, type Builder, type Kind } from './kinds';
import { countRoundTrips } from './network-log';
import { throttle } from './throttle';

/** Cost of a click. */
export type Click = {
  /** From the click event to the end of the frame that painted the heading. */
  readonly milliseconds: number;
  readonly frames: number;
  /** Requests sent between click and paint. */
  readonly requests: number;
  /** Those finished by then: the paint may have waited for them. */
  readonly ended: number;
  /** Sequential requests among those sent. */
  readonly trips: number;
  /** Bytes received, headers included. */
  readonly bytes: number;
};

/** Kind of click with the medians of all rounds. */
export type Row = {
  readonly name: string;
  readonly slow: boolean;
  readonly median: Click;
  /** Milliseconds by round. */
  readonly times: readonly number[];
};

/** The document's time origin on the clock of the network log, in seconds. */
async function readOrigin(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'NavigationStart')?.value ?? NaN;
}

/** Click event and paint on the clock of the network log, in seconds. */
export type TimedClick = { readonly from: number; readonly to: number; readonly frames: number };

/**
 * Measures a click.
 *
 * @param click performs it, or waits for the page to do so
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
    trips: countRoundTrips(sent),
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

export type Origins = Readonly<Record<Builder, string>>;

type Case = { readonly kind: Kind; readonly slow: boolean; readonly clicks: Click[] };

/** Measures the clicks of a kind in a new browser context; only the clicks are throttled. */
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

/** Median; the lower one of an even number. */
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
 * Measures every kind of click, with and without throttling. The order alternates, so that other load on the
 * machine affects all kinds equally; a round has the same start article for all.
 *
 * @param starts one article per round
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
