/** Bytes within which a PDF says what it is: the type that a system names is a guess. */
export const pdfStartLength = 64;

const pattern = /^(?:\uFEFF|\xef\xbb\xbf)?\s*%PDF-/;

/**
 * Whether a file is a PDF: nothing but a byte order mark and white space may stand before its mark.
 *
 * @param start its first `pdfStartLength` bytes, decoded as UTF-8 or Latin-1
 */
export const startsAsPdf = (start: string): boolean => pattern.test(start);
