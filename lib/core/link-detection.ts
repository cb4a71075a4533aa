/**
 * Tells whether a free text holds a link: an address with a protocol, one that starts with "www.",
 * or a word, a dot and a top-level domain of two letters or more.
 * docs/specification.md#s139 to #s142.
 */
export function containsLink(text: string): boolean {
  // Each branch finds its rare literal first and looks back from there, so that time grows with the
  // text only linearly: `\w+\.` would start anew at every letter.
  return /:\/\/(?<=[a-z][a-z0-9+.-]*:\/\/)\S|\bwww\.\S|\.(?<=\w\.)[a-z]{2,}\b/i.test(text);
}
