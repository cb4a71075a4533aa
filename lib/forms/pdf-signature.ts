/**
 * Number of bytes within which a PDF must have its signature: media types sent by browsers are unreliable.
 */
export const pdfSignatureLength = 64;

const pattern = /^(?:\uFEFF|\xef\xbb\xbf)?\s*%PDF-/;

/**
 * Whether a file is a PDF: its signature may only be preceded by a byte order mark and white space.
 *
 * @param start its first `pdfSignatureLength` bytes, decoded as UTF-8 or Latin-1
 */
export const hasPdfSignature = (start: string): boolean => pattern.test(start);
