import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * Weighs what a page is sent from now on.
 *
 * @param isMeant takes the path of an answer, without its query
 * @returns reads the weights so far, compressed, by path in bytes; waits for bodies that are under way, and throws where
 *   one could not be had. What comes after the last reading is left alone: the test may end under it.
 */
export function weighAnswers(
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
