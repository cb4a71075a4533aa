import type { CDPSession } from '@playwright/test';

/** Slow mobile network and phone: latency in milliseconds, bytes per second, processor slowdown. */
const slow = { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8, processor: 4 } as const;
const full = { latency: 0, down: -1, up: -1, processor: 1 } as const;

/** Throttles network and processor of a page, or resets them. */
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
