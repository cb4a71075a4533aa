/** A square PNG and its size in px. */
export type IcoImage = { readonly size: number; readonly png: Uint8Array };

function writeEntry({ size, png }: IcoImage, offset: number): Buffer {
  const entry = Buffer.alloc(16);
  // One plane, 32 bits per pixel; the number of colours is 0, as for all images without a palette.
  entry.set([size, size, 0, 0, 1, 0, 32, 0]);
  entry.writeUInt32LE(png.length, 8);
  entry.writeUInt32LE(offset, 12);
  return entry;
}

/**
 * Packs PNGs smaller than 256 px into an ICO, for `/favicon.ico`.
 *
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function encodeIco(images: readonly IcoImage[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + 16 * images.length;
  const entries = images.map((image) => {
    const entry = writeEntry(image, offset);
    offset += image.png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
