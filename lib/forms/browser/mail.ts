/** Mail programs accept URLs of about this length; longer texts have to be copied. */
const longest = 1900;

/**
 * Builds a `mailto:` URL with subject and text. https://www.rfc-editor.org/rfc/rfc6068
 *
 * @returns without the text if the URL would be too long
 */
export function toMailto(address: string, subject: string, text: string): string {
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}`;
  const full = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return full.length > longest ? start : full;
}
