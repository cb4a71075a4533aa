/** What the browser has of Trusted Types; some have none yet. */
type Markers = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/** The site's chunks and its service worker, in whatever folder the site stands. */
const ownScript = /^(?:\/[\w-]+)*?\/(?:_next\/static\/chunks\/[\w.-]+|sw)\.js$/;

/** @throws {TypeError} where it is no script of the site's */
function check(address: string): string {
  if (!ownScript.test(address)) throw new TypeError(`Not a script of this site: ${address}`);
  return address;
}

/**
 * Makes the policy under which scripts are loaded: files of the site, and nothing else, whoever asks. Called once in a
 * document's life, by the starter.
 *
 * @returns gives an address as the sinks of Trusted Types take it; typed as text, which it is where there are none
 * @see https://www.w3.org/TR/trusted-types/
 */
export function trustScripts(): (address: string) => string {
  const policy = (self as { readonly trustedTypes?: Markers }).trustedTypes?.createPolicy(
    'stellwerk-scripts',
    { createScriptURL: check },
  );
  return (address) => policy?.createScriptURL(address) ?? check(address);
}
