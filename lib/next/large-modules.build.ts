import { runInNewContext } from 'node:vm';

/** Characters of a module from which on it is evaluated in a task of its own: on a phone, some ten milliseconds. */
const large = 50_000;

/**
 * Finds modules of a chunk that take long to evaluate: React's DOM, which is most of the first load.
 *
 * @param text a chunk, which registers the ids of its modules, each before its function
 */
export function findLargeModules(text: string): number[] {
  const registered: unknown[] = [];
  const push = (chunk: readonly unknown[]): number => registered.push(...chunk);
  const world = { TURBOPACK: { push }, document: undefined };
  runInNewContext(text, { ...world, globalThis: world });
  return registered.filter((item, index): item is number => {
    const factory = registered[index + 1];
    return typeof item === 'number' && typeof factory === 'function' && String(factory).length >= large;
  });
}
