/** A file name that is the base64url SHA-256 of the file. */
const namedByText = /\/([\w-]{43})\.js$/;

/**
 * Derives a script's `integrity` from its file name, so that no list is needed.
 *
 * @param address URL of a script
 * @returns empty if the file name is not a hash
 * @see https://www.w3.org/TR/SRI/
 */
export function findIntegrity(address: string): string {
  const [, digest] = namedByText.exec(address) ?? [];
  return digest ? `sha256-${digest.replaceAll('-', '+').replaceAll('_', '/')}=` : '';
}
