/** One entry of a `multipart/form-data` body; `filename` where it is a file. */
export type Part = { readonly name: string; readonly filename: string | undefined; readonly content: Buffer };

/** What a part may say of itself; a name of a file has 255 bytes on a disk, each escaped by three. */
const headerBytes = 4000;

/**
 * What stands between the parts: a body has it before its first one too, once a line end is put before it.
 *
 * @param type value of `Content-Type`
 * @returns undefined where it names no boundary, or one longer than a boundary may be (RFC 2046, 5.1.1)
 */
export function readSeparator(type: string): string | undefined {
  const [, quoted, token] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? token ?? '';
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? `\r\n--${boundary}` : undefined;
}

/** As browsers write names into a header. @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
const decodeName = (text: string): string =>
  text.replace(/%(?:0D|0A|22)/gi, (code) => decodeURIComponent(code));

function readPart(bytes: Buffer): Part | undefined {
  const end = bytes.subarray(0, headerBytes).indexOf('\r\n\r\n');
  // The line of the separator ends where the headers begin.
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
 * Takes a body apart at its separators, without copying what stands between them.
 *
 * @param bytes the body, after a line end
 * @param places where the separators stand
 * @returns undefined where it is not whole, or no form
 * @throws TypeError where a header is no UTF-8
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
