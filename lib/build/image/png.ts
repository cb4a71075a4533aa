import { deflateSync } from 'node:zlib';
import { indexColours } from './palette';
import type { Bitmap } from './rasteriser';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const checks = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte;
  for (let bit = 0; bit < 8; bit += 1) check = check & 1 ? 0xedb88320 ^ (check >>> 1) : check >>> 1;
  return check;
});

/** Node has this of its own from 20.15 on, later than the oldest that the site is built with. */
function checkSum(bytes: Uint8Array): number {
  let check = 0xffffffff;
  for (const byte of bytes) check = (checks[(check ^ byte) & 0xff] ?? 0) ^ (check >>> 8);
  return (check ^ 0xffffffff) >>> 0;
}

function writeChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(checkSum(body));
  return Buffer.concat([length, body, check]);
}

function writeHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, which name a colour of the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return header;
}

/** Each row begins with the number of its filter: none, the best for palettes. */
function writeRows(indices: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return rows;
}

/**
 * Writes an opaque PNG with a palette. Measured over 19 images for sharing and the four tiles: 302 kB
 * in 0.41 s. `asPng()` of resvg writes full colour only, 727 kB in 0.43 s; upng-js 2.1.0 with the same
 * 256 colours 316 kB, but in 1.89 s, which would add ten seconds to a build from nothing.
 *
 * @see https://www.w3.org/TR/png-3/
 */
export function encodePng({ width, height, pixels }: Bitmap): Buffer {
  const { colours, indices } = indexColours(pixels);
  const palette = colours.flatMap((colour) => [colour & 0xff, (colour >>> 8) & 0xff, (colour >>> 16) & 0xff]);
  return Buffer.concat([
    signature,
    writeChunk('IHDR', writeHeader(width, height)),
    writeChunk('PLTE', Uint8Array.from(palette)),
    writeChunk('IDAT', deflateSync(writeRows(indices, width, height))),
    writeChunk('IEND', new Uint8Array()),
  ]);
}
