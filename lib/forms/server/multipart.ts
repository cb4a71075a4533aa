/** Entry of a `multipart/form-data` body; `filename` is undefined for plain values. */
export type Part = { readonly name: string; readonly filename: string | undefined; readonly content: Buffer };

/** Maximum size of a part's headers: a file name has up to 255 bytes, each escaped by three. */
const headerBytes = 4000;

/**
 * Separator between the parts. It also precedes the first part if the body is prefixed by a line end.
 *
 * @param type value of `Content-Type`
 * @returns undefined if there is no boundary, or it is too long (RFC 2046, 5.1.1)
 */
export function readSeparator(type: string): string | undefined {
  const [, quoted, token] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? token ?? '';
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? `\r\n--${boundary}` : undefined;
}

/**
 * Escaping of names in headers by browsers.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
const decodeName = (text: string): string =>
  text.replace(/%(?:0D|0A|22)/gi, (code) => decodeURIComponent(code));

function readPart(bytes: Buffer): Part | undefined {
  const end = bytes.subarray(0, headerBytes).indexOf('\r\n\r\n');
  // The headers begin after the line of the separator.
  if (end === -1 || bytes.indexOf('\r\n') !== 0) return undefined;
  const headers = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end));
  const [, disposition] = /\r\ncontent-disposition:[ \t]*form-data([^\r\n]*)/i.exec(headers) ?? [];
  const parameters = new Map(
    [...(disposition ?? '').matchAll(/;[ \t]*(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeName(value),
    ]),
  );
  const name = parameters.get('name');
  return name === undefined
    ? undefined
    : { name, filename: parameters.get('filename'), content: bytes.subarray(end + 4) };
}

/**
 * Splits a body at its separators without copying.
 *
 * @param bytes the body, after a line end
 * @param places offsets of the separators
 * @returns undefined if the body is incomplete or invalid
 * @throws TypeError if a header is not UTF-8
 */
export function splitParts(bytes: Buffer, places: readonly number[], separator: string): Part[] | undefined {
  const size = Buffer.byteLength(separator);
  const last = places.at(-1) ?? 0;
  if (places[0] !== 0 || bytes.toString('latin1', last + size, last + size + 2) !== '--') return undefined;
  const parts = places
    .slice(0, -1)
    .map((place, index) => readPart(bytes.subarray(place + size, places[index + 1])));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}
