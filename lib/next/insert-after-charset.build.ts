import { expectOfNext } from './next-output-error';

/**
 * Puts markup where a document's head begins: behind the declaration of its encoding, ahead of
 * everything that it loads.
 *
 * @throws {NextOutputError} where there is no such declaration
 */
export function insertAfterCharset(html: string, markup: string): string {
  const [charset] = /<meta charset[^>]*>/i.exec(html) ?? [];
  expectOfNext(charset !== undefined, 'writes <meta charSet="utf-8"/> into the head', 'meta charset');
  return html.replace(charset, () => charset + markup);
}
