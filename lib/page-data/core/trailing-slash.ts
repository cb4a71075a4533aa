/** Adds a trailing slash to a page's path; a file's path, with an extension, is unchanged. */
export function addTrailingSlash(path: string): string {
  return path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`;
}
