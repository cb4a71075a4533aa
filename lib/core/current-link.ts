/** The link of a menu that says where the reader is, and its `aria-current`. */
export type CurrentLink = { readonly path: string; readonly value: 'page' | 'true' };

/**
 * Finds the page itself among a menu's links, or the closest one above it: on an article, its index; on the page
 * that follows a form, the form.
 *
 * @param paths addresses of the links, ending in a slash
 * @param path address of the page shown
 */
export function findCurrentLink(paths: readonly string[], path: string): CurrentLink | undefined {
  // What follows a form is named after it, not below it.
  const shown = path.replace(/-success\/$/u, '/');
  const [nearest] = paths
    .filter((candidate) => shown.startsWith(candidate))
    .sort((a, b) => b.length - a.length);
  return nearest === undefined ? undefined : { path: nearest, value: nearest === path ? 'page' : 'true' };
}
