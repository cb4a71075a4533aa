import { writeDocumentPolicy } from '#lib/server/content-policy';
import { insertAfterCharset } from './insert-after-charset';

/** Puts a strict content security policy into a document: only the styles that the build wrote into it apply. */
export function addPolicy(html: string): string {
  const policy = writeDocumentPolicy(html);
  return insertAfterCharset(html, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
