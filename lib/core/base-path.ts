/**
 * The path below which a host serves this build, such as `/website`; empty at the root of a host. A constant:
 * `lib/config/env.ts` checks it, and what bundles scripts puts it in, so that a build without it carries nothing of it.
 */
export const basePath: string = process.env.BASE_PATH ?? '';

// Next's bundler inlines no function of another module: in what browsers load, `process.env.BASE_PATH` is asked
// first, and a build without a base path leaves the call out.

/**
 * Where an address of the site is on its host.
 *
 * @param address from the site's root on, such as `/en/imprint/`
 */
export function withBase(address: string): string {
  return process.env.BASE_PATH ? process.env.BASE_PATH + address : address;
}

/**
 * What a path on the host is within the site.
 *
 * @returns the path from the site's root on; empty for one that is not the site's
 */
export function stripBase(path: string): string {
  if (!process.env.BASE_PATH) return path;
  return path.startsWith(`${process.env.BASE_PATH}/`) ? path.slice(process.env.BASE_PATH.length) : '';
}
