/** Mail programs open addresses up to about this length; a longer text is copied. */
const longest = 1900;

/**
 * The address that opens an e-mail with everything filled in. https://www.rfc-editor.org/rfc/rfc6068
 *
 * @returns without the text where it would be too long to open
 */
export function toMailto(address: string, subject: string, text: string): string {
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}`;
  const full = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return full.length > longest ? start : full;
}
