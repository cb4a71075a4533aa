/** The link of a menu that gets `aria-current`, and its value. */
export type CurrentLink = { readonly path: string; readonly value: 'page' | 'true' };

/**
 * Finds the page itself among a menu's links, or its closest ancestor: the index for an article, the form for
 * its success page.
 *
 * @param paths paths of the links, with trailing slash
 * @param path path of the current page
 */
export function findCurrentLink(paths: readonly string[], path: string): CurrentLink | undefined {
  // A form's success page is a sibling of the form, not a child.
  const shown = path.replace(/-success\/$/u, '/');
  const [nearest] = paths
    .filter((candidate) => shown.startsWith(candidate))
    .sort((a, b) => b.length - a.length);
  return nearest === undefined ? undefined : { path: nearest, value: nearest === path ? 'page' : 'true' };
}
