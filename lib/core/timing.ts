/** Milliseconds of a day. */
export const day = 24 * 60 * 60 * 1000;

/** Runs something after some milliseconds, unless the function that comes back is called first. */
export function schedule(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Runs something once the document and all that it names have come; at once where they have. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * Runs something when the browser rests.
 *
 * @param latest milliseconds after which it runs in any case
 * @param otherwise milliseconds after which it runs where the browser does not tell that it rests (Safari)
 */
export function whenIdle(
  run: () => void,
  { latest, otherwise = 0 }: { readonly latest?: number; readonly otherwise?: number } = {},
): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(run, latest === undefined ? {} : { timeout: latest });
  else setTimeout(run, otherwise);
}
