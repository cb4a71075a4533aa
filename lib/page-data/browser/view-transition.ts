/**
 * Runs a change of what is seen as a view transition, where motion is allowed and the browser has
 * them. The promises of a transition that a further navigation skips reject, which is no error.
 *
 * @see https://drafts.csswg.org/css-view-transitions/
 */
export function runViewTransition(change: () => void): void {
  if (
    !('startViewTransition' in document) ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return change();
  const { ready, finished } = document.startViewTransition(change);
  for (const end of [ready, finished]) end.catch(() => undefined);
}
