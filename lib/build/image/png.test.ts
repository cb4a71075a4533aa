import { inflateSync } from 'node:zlib';
import { indexColours } from './palette';
import { encodePng } from './png';

/** One row of pixels of opaque grey. */
const greys = (...values: number[]): Uint8Array =>
  Uint8Array.from(values.flatMap((value) => [value, value, value, 255]));

type Chunk = { readonly type: string; readonly data: Buffer; readonly check: number };

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
      check: png.readUInt32BE(at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

describe('indexColours', () => {
  it('names the colours by frequency, and each pixel by its colour', () => {
    const { colours, indices } = indexColours(greys(7, 9, 9, 9, 7, 1));
    expect(colours.map((colour) => colour & 0xff)).toEqual([9, 7, 1]);
    expect([...indices]).toEqual([1, 0, 0, 0, 1, 2]);
  });

  it('gives the rare ones of too many colours the nearest', () => {
    const many = Array.from({ length: 300 }, (_, index) => [index % 256, index < 256 ? 0 : 3, 0, 255]);
    const twice = [...many.slice(0, 256), ...many.slice(0, 256), ...many.slice(256)].flat();
    const { colours, indices } = indexColours(Uint8Array.from(twice));
    expect(colours).toHaveLength(256);
    expect(colours.map((colour) => (colour >>> 8) & 0xff)).toEqual(colours.map(() => 0));
    expect([...indices.slice(512)].map((place) => (colours[place] ?? -1) & 0xff)).toEqual(
      Array.from({ length: 44 }, (_, index) => index),
    );
  });
});

describe('encodePng', () => {
  const png = encodePng({ width: 3, height: 2, pixels: greys(7, 9, 9, 9, 7, 1) });
  const chunks = readChunks(png);
  const find = (type: string): Buffer => chunks.find((chunk) => chunk.type === type)?.data ?? Buffer.alloc(0);

  it('writes a header with the size and one byte a pixel', () => {
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    expect([
      find('IHDR').readUInt32BE(0),
      find('IHDR').readUInt32BE(4),
      find('IHDR')[8],
      find('IHDR')[9],
    ]).toEqual([3, 2, 8, 3]);
  });

  it('writes rows that name the colours', () => {
    expect([...find('PLTE')]).toEqual([9, 9, 9, 7, 7, 7, 1, 1, 1]);
    expect([...inflateSync(find('IDAT'))]).toEqual([0, 1, 0, 0, 0, 0, 1, 2]);
  });

  it('writes the check sum of a chunk behind it', () => {
    // The last chunk is empty, so that its sum is the same in every PNG.
    expect(chunks.at(-1)?.check).toBe(0xae426082);
    expect(new Set(chunks.map(({ check }) => check)).size).toBe(chunks.length);
  });
});
