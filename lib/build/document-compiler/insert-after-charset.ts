import { expectOfNext } from '#lib/next/next-output-error';

/**
 * Inserts markup at the start of the head: after the charset, before anything that loads.
 *
 * @throws {NextOutputError} if there is no charset
 */
export function insertAfterCharset(html: string, markup: string): string {
  const [charset] = /<meta charset[^>]*>/i.exec(html) ?? [];
  expectOfNext(charset !== undefined, 'writes <meta charSet="utf-8"/> into the head', 'meta charset');
  return html.replace(charset, () => charset + markup);
}
