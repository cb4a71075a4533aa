import { withBase } from '#lib/core/base-path';
import type { LoadJson } from '#lib/search/search-site';

/** Milliseconds after which a search gives up: longer than that nobody waits. */
const patience = 10_000;

/** Loads a file of the index; what is not there or comes too late is an error. */
export const loadJson: LoadJson = async (path) => {
  const response = await fetch(process.env.BASE_PATH ? withBase(path) : path, {
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json() as Promise<unknown>;
};
