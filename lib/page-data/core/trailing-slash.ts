/** The address of a page ends with a slash; that of a file, which has an extension, stays as it is. */
export function addTrailingSlash(path: string): string {
  return path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`;
}
