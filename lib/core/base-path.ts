/**
 * The path below which a host serves this build, such as `/website`; empty at the root of a host.
 * `lib/config/env.ts` validates it, and bundlers inline it as a constant.
 */
export const basePath: string = process.env.BASE_PATH ?? '';

// Next's bundler inlines no function of another module: browser code tests `process.env.BASE_PATH` first, so
// that a build without a base path drops the call.

/**
 * Prepends the base path.
 *
 * @param address absolute path within the site, such as `/en/imprint/`
 */
export function withBase(address: string): string {
  return process.env.BASE_PATH ? process.env.BASE_PATH + address : address;
}

/**
 * Removes the base path.
 *
 * @returns the path within the site; empty if the path is outside it
 */
export function stripBase(path: string): string {
  if (!process.env.BASE_PATH) return path;
  return path.startsWith(`${process.env.BASE_PATH}/`) ? path.slice(process.env.BASE_PATH.length) : '';
}
