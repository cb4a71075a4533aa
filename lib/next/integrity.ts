/** A file whose name is the SHA-256 of its text, in the alphabet of addresses. */
const namedByText = /\/([\w-]{43})\.js$/;

/**
 * What a script of the site has to be, as its element says it: the name tells, so that nobody needs a list.
 *
 * @param address of a script
 * @returns value of its `integrity`; empty where the name says something else
 * @see https://www.w3.org/TR/SRI/
 */
export function findIntegrity(address: string): string {
  const [, digest] = namedByText.exec(address) ?? [];
  return digest ? `sha256-${digest.replaceAll('-', '+').replaceAll('_', '/')}=` : '';
}
