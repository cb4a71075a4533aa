/**
 * Whether a free text contains a link: a URL with a scheme, one that starts with "www.", or a word, a dot and
 * a top-level domain of at least two letters. docs/specification.md#s139 to #s142.
 */
export function containsLink(text: string): boolean {
  // Each branch matches its rare literal first and looks behind from there, which keeps the time linear:
  // `\w+\.` would start again at every letter.
  return /:\/\/(?<=[a-z][a-z0-9+.-]*:\/\/)\S|\bwww\.\S|\.(?<=\w\.)[a-z]{2,}\b/i.test(text);
}
