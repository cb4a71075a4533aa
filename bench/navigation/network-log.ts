import type { CDPSession } from '@playwright/test';

/** Request, with times in seconds of the browser's monotonic clock. */
export type Sent = {
  readonly url: string;
  readonly started: number;
  /** Infinity while pending. */
  readonly ended: number;
  /** Bytes received, headers included. */
  readonly bytes: number;
};

export type NetworkLog = {
  /** Requests by start time. */
  readonly all: () => readonly Sent[];
  /** URLs with error responses. */
  readonly refused: () => readonly string[];
  /** Resolves when no request has been pending for some milliseconds. */
  readonly quiet: (milliseconds?: number) => Promise<void>;
  /** Resolves when a request whose URL contains a text has finished. */
  readonly arrived: (text: string) => Promise<void>;
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Requested by the browser, not by the page. */
const windowIcon = '/icons/icon.svg';

const timeout = 60_000;

/** Polls a condition. Rejects after a minute. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  what: () => string,
  gap = 10,
): Promise<void> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > timeout) throw new Error(`Waited in vain for ${what()}.`);
    await pause(gap);
  }
}

/** Logs the requests of a page. */
export async function logNetwork(session: Pick<CDPSession, 'send' | 'on'>): Promise<NetworkLog> {
  const sent = new Map<string, Sent>();
  const refused: string[] = [];
  let changed = performance.now();
  const end = (id: string, ended: number, bytes: number): void => {
    const request = sent.get(id);
    if (request) sent.set(id, { ...request, ended, bytes });
    changed = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.endsWith(windowIcon)) return;
    sent.set(requestId, { url: request.url, started: timestamp, ended: Infinity, bytes: 0 });
    changed = performance.now();
  });
  session.on('Network.responseReceived', ({ response: { url, status } }) => {
    if (status >= 400 && !url.endsWith(windowIcon)) refused.push(url);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await session.send('Network.enable');
  const all = (): Sent[] => [...sent.values()];
  const listOpen = (): string[] => all().flatMap(({ url, ended }) => (ended === Infinity ? [url] : []));
  return {
    all,
    refused: () => refused,
    quiet: (milliseconds = 300) =>
      waitUntil(
        () => all().every(({ ended }) => ended < Infinity) && performance.now() - changed >= milliseconds,
        () => `the network to rest: ${listOpen().join(', ') || 'one request after the other'}`,
      ),
    arrived: (text) =>
      waitUntil(
        () => all().some(({ url, ended }) => url.includes(text) && ended < Infinity),
        () => text,
      ),
  };
}

/** Minimum number of sequential requests: one that began after another had ended may have waited for it. */
export function countRoundTrips(requests: readonly Sent[]): number {
  const trips = new Map<Sent, number>();
  for (const request of [...requests].sort((a, b) => a.started - b.started)) {
    const before = [...trips].filter(([{ ended }]) => ended <= request.started).map(([, trip]) => trip);
    trips.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...trips.values());
}
