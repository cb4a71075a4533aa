/**
 * Shows a page as a view transition where motion is allowed and the browser can. One that a further
 * navigation cuts short is no error.
 */
export function transition(change: () => void): void {
  if (
    !('startViewTransition' in document) ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return change();
  const { ready, finished } = document.startViewTransition(change);
  for (const end of [ready, finished]) end.catch(() => undefined);
}
