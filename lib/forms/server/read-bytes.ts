/** Limits of a body, and the separator of its entries. */
export type BodyLimits = { readonly bytes: number; readonly separator: string; readonly separators: number };

/** Complete body with the offsets of its separators. */
export type ReadBytes = { readonly bytes: Buffer; readonly places: readonly number[] };

/** Finds separators while bytes arrive, even if split between two chunks. */
function createFinder(separator: Buffer, most: number) {
  const places: number[] = [];
  let [tail, read] = [Buffer.alloc(0), 0];
  return {
    places,
    look: (chunk: Uint8Array): void => {
      const text = Buffer.concat([tail, chunk]);
      const start = read - tail.length;
      let at = text.indexOf(separator);
      while (at !== -1 && places.length <= most) {
        places.push(start + at);
        at = text.indexOf(separator, at + separator.length);
      }
      read += chunk.byteLength;
      tail = text.subarray(Math.max(0, text.length - separator.length + 1));
    },
  };
}

/**
 * Reads a body regardless of its `Content-Length`, and stops at the limits, so that parsing is always fast.
 *
 * @param prefix prepended to the body
 * @throws Error if the connection was closed
 */
export async function readBytes(
  { headers, body }: Request,
  limits: BodyLimits,
  prefix = '',
): Promise<ReadBytes | 'too-large' | 'too-many-fields'> {
  if (Number(headers.get('content-length') ?? 0) > limits.bytes) return 'too-large';
  const { places, look } = createFinder(Buffer.from(limits.separator), limits.separators);
  const chunks: Uint8Array[] = [Buffer.from(prefix)];
  look(Buffer.from(prefix));
  let size = 0;
  if (body)
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limits.bytes) return 'too-large';
      look(chunk);
      if (places.length > limits.separators) return 'too-many-fields';
      chunks.push(chunk);
    }
  return { bytes: Buffer.concat(chunks), places };
}
