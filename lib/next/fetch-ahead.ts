import { findIntegrity } from './integrity';

/**
 * Fetches files into the HTTP cache at low priority. Unlike scripts, the requests can be aborted, so that a
 * page load gets the full bandwidth.
 *
 * @returns whether it was not aborted; failed files are ignored
 */
export async function fetchAhead(files: readonly string[], signal: AbortSignal): Promise<boolean> {
  const fetchOne = async (file: string): Promise<void> => {
    const response = await fetch(file, { signal, priority: 'low', integrity: findIntegrity(file) });
    await response.arrayBuffer();
  };
  await Promise.allSettled(files.map(fetchOne));
  return !signal.aborted;
}
