import { hasPdfSignature, pdfSignatureLength } from './pdf-signature';

const decode = (bytes: Buffer, encoding: BufferEncoding): string =>
  bytes.subarray(0, pdfSignatureLength).toString(encoding);

describe.each(['utf8', 'latin1'] as const)('hasPdfSignature, decoded as %s', (encoding) => {
  it.each([
    ['its mark', '%PDF-1.7\n'],
    ['white space before it', '\r\n  %PDF-2.0'],
    ['a byte order mark before it', '\uFEFF%PDF-1.4'],
  ])('accepts a file with %s', (_, text) => {
    expect(hasPdfSignature(decode(Buffer.from(text), encoding))).toBe(true);
  });

  it.each([
    ['other text before it', 'x%PDF-1.7'],
    ['its mark too late', `${' '.repeat(pdfSignatureLength)}%PDF-1.7`],
    ['nothing in it', ''],
    ['another type', 'PK\u0003\u0004'],
  ])('refuses a file with %s', (_, text) => {
    expect(hasPdfSignature(decode(Buffer.from(text), encoding))).toBe(false);
  });
});
