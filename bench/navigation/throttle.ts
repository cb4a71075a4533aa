import type { CDPSession } from '@playwright/test';

/** A phone on a slow mobile network: latency in milliseconds per request, bytes a second, a slower processor. */
const slow = { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8, processor: 4 } as const;
const full = { latency: 0, down: -1, up: -1, processor: 1 } as const;

/** Slows network and processor of a page down, or lets them run again. */
export async function throttle(session: Pick<CDPSession, 'send'>, isSlow: boolean): Promise<void> {
  const { latency, down, up, processor } = isSlow ? slow : full;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
