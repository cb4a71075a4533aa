import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * Measures the sizes of responses.
 *
 * @param isMeant filters by path
 * @returns reads the compressed sizes so far by path in bytes; waits for pending bodies, and throws if one
 * failed
 */
export function measureResponses(
  page: Page,
  isMeant: (pathname: string) => boolean,
): () => Promise<Map<string, number>> {
  const weights = new Map<string, Promise<number | undefined>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!isMeant(pathname)) return;
    const body = response.body().then(
      (bytes) => gzipSync(bytes).length,
      () => undefined,
    );
    weights.set(pathname, body);
  });
  return async () => {
    const read = new Map<string, number>();
    for (const [pathname, body] of weights) {
      const weight = await body;
      if (weight === undefined) throw new Error(`The body of ${pathname} could not be read.`);
      read.set(pathname, weight);
    }
    return read;
  };
}
