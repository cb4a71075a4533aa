/** Letters without a Unicode decomposition. One letter each, as specified. */
const undecomposable: Readonly<Record<string, string>> = {
  ß: 's',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 't',
  ŧ: 't',
};

/**
 * Builds a URL slug: lowercase, accents transliterated letter by letter (ä → a, ß → s), compatibility
 * characters decomposed (ﬁ → fi), spaces to hyphens, "&" to "-and-", other non-word characters removed,
 * hyphens collapsed and trimmed. Idempotent. docs/specification.md#s143 to #s149.
 *
 * @returns the slug; empty if the text contains no word character
 */
export function buildSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x00-\x7f]/g, (letter) => undecomposable[letter] ?? letter)
    .replace(/\s+/g, '-')
    .replace(/&/g, '-and-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
}
