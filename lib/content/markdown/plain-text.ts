import type Token from 'markdown-it/lib/token.mjs';

/** The text of an inline token without its markup. */
export function plainText(token: Token | undefined): string {
  return (token?.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
}
