import { findIntegrity } from './integrity';

/**
 * Fetches files into the browser's cache, behind everything else. Unlike scripts they can be called
 * off, so that a page load which a visitor asks for meanwhile has the line for itself.
 *
 * @returns whether it came to its end; a file that failed counts as come
 */
export async function fetchAhead(files: readonly string[], signal: AbortSignal): Promise<boolean> {
  const fetchOne = async (file: string): Promise<void> => {
    const response = await fetch(file, { signal, priority: 'low', integrity: findIntegrity(file) });
    await response.arrayBuffer();
  };
  await Promise.allSettled(files.map(fetchOne));
  return !signal.aborted;
}
