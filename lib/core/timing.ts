/** One day in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** `setTimeout` that returns a function to cancel it. */
export function schedule(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Runs a callback after the `load` event, at once if it has fired. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * Runs a callback when the browser is idle.
 *
 * @param latest timeout in milliseconds
 * @param otherwise delay in milliseconds without `requestIdleCallback` (Safari)
 */
export function whenIdle(
  run: () => void,
  { latest, otherwise = 0 }: { readonly latest?: number; readonly otherwise?: number } = {},
): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(run, latest === undefined ? {} : { timeout: latest });
  else setTimeout(run, otherwise);
}
