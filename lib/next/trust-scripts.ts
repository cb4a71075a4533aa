import { stripBase } from '#lib/core/base-path';
import { createTrustedPolicy } from '#lib/core/trusted-policy';

/** The site's chunks and its service worker. */
const ownScript = /^\/(?:_next\/static\/chunks\/[\w.-]+|sw)\.js$/;

/** @throws {TypeError} where it is no script of the site's */
function check(address: string): string {
  if (!ownScript.test(stripBase(address))) throw new TypeError(`Not a script of this site: ${address}`);
  return address;
}

/**
 * Makes the policy under which scripts are loaded: files of the site, and nothing else, whoever asks. Called once in a
 * document's life, by the starter.
 *
 * @returns gives an address as the sinks of Trusted Types take it
 */
export function trustScripts(): (address: string) => string {
  const policy = createTrustedPolicy('stellwerk-scripts', { createScriptURL: check });
  return (address) => policy.createScriptURL(address);
}
