import { runInNewContext } from 'node:vm';

/** Minimum length of a module that is evaluated in a separate task: about ten milliseconds on a phone. */
const large = 50_000;

/**
 * Finds modules of a chunk that are slow to evaluate, such as react-dom, the largest part of the first load.
 *
 * @param text a chunk, which registers module ids, each followed by its function
 */
export function findLargeModules(text: string): number[] {
  const registered: unknown[] = [];
  const push = (chunk: readonly unknown[]): number => registered.push(...chunk);
  const globals = { TURBOPACK: { push }, document: undefined };
  runInNewContext(text, { ...globals, globalThis: globals });
  return registered.filter((item, index): item is number => {
    const factory = registered[index + 1];
    return typeof item === 'number' && typeof factory === 'function' && String(factory).length >= large;
  });
}
