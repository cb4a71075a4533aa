/** Colours as 0xaabbggrr, as they lie in memory and signed, which the engine is quicker with, and the place of each pixel's colour among them. */
export type IndexedPixels = { readonly colours: readonly number[]; readonly indices: Uint8Array };

/** What a PNG's palette holds at most. */
const limit = 256;

/** Calls back for each stretch of one colour: flat drawings have far fewer of them than pixels. */
function eachStretch(pixels: Int32Array, visit: (colour: number, start: number, end: number) => void): void {
  let start = 0;
  for (let index = 1; index <= pixels.length; index += 1) {
    if (pixels[index] === pixels[start]) continue;
    visit(pixels[start] ?? 0, start, index);
    start = index;
  }
}

function countColours(pixels: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  eachStretch(pixels, (colour, start, end) => counts.set(colour, (counts.get(colour) ?? 0) + end - start));
  return counts;
}

function distance(one: number, other: number): number {
  const part = (shift: number): number => (((one >>> shift) & 0xff) - ((other >>> shift) & 0xff)) ** 2;
  return part(0) + part(8) + part(16) + part(24);
}

function findNearest(colour: number, colours: readonly number[]): number {
  let best = 0;
  colours.forEach((candidate, index) => {
    if (distance(candidate, colour) < distance(colours[best] ?? 0, colour)) best = index;
  });
  return best;
}

/**
 * Brings pixels down to the most frequent colours. Flat drawings have few; the rare ones lie along
 * their edges, where the nearest serves as well.
 */
export function indexColours(pixels: Uint8Array): IndexedPixels {
  const words = new Int32Array(pixels.slice().buffer);
  const counts = [...countColours(words)].sort(([a, one], [b, other]) => other - one || a - b);
  const colours = counts.slice(0, limit).map(([colour]) => colour);
  const places = new Map(
    counts.map(([colour], place) => [colour, place < limit ? place : findNearest(colour, colours)]),
  );
  const indices = new Uint8Array(words.length);
  eachStretch(words, (colour, start, end) => indices.fill(places.get(colour) ?? 0, start, end));
  return { colours, indices };
}
