/** What a body may be at most, and what stands between its entries. */
export type BodyLimits = { readonly bytes: number; readonly separator: string; readonly separators: number };

/** A body that was read to its end, and where in it the separators stand. */
export type ReadBytes = { readonly bytes: Buffer; readonly places: readonly number[] };

/** Notes where a separator stands while bytes arrive, also where it comes in two pieces. */
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
 * Reads a body, whatever its header says of its length, and stops where it goes beyond its limits: nothing
 * is left to be parsed that could take long.
 *
 * @param prefix what is read before the body
 * @throws Error where the sender went away
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
