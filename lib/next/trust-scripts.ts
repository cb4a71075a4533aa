import { stripBase } from '#lib/core/base-path';
import { createTrustedPolicy } from '#lib/core/trusted-policy';

/** The site's chunks and its service worker. */
const ownScript = /^\/(?:_next\/static\/chunks\/[\w.-]+|sw)\.js$/;

/** @throws {TypeError} if it is not a script of the site */
function check(address: string): string {
  if (!ownScript.test(stripBase(address))) throw new TypeError(`Not a script of this site: ${address}`);
  return address;
}

/**
 * Creates the Trusted Types policy for scripts: only files of the site are allowed. Called once per document,
 * by the starter.
 *
 * @returns converts a URL to a trusted script URL
 */
export function trustScripts(): (address: string) => string {
  const policy = createTrustedPolicy('stellwerk-scripts', { createScriptURL: check });
  return (address) => policy.createScriptURL(address);
}
