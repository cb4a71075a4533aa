/** Colours as 0xaabbggrr, as they lie in memory and signed, which the engine is quicker with, and the place of each pixel's colour among them. */
export type IndexedPixels = { readonly colours: readonly number[]; readonly indices: Uint8Array };

/** What a PNG's palette holds at most. */
const limit = 256;

/** A stretch of pixels of one colour, which ends before `end`. */
type Stretch = { readonly colour: number; readonly start: number; readonly end: number };

/** Flat drawings have far fewer stretches than pixels. */
function listStretches(pixels: Int32Array): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (let end = 1; end <= pixels.length; end += 1) {
    if (pixels[end] === pixels[start]) continue;
    stretches.push({ colour: pixels[start] ?? 0, start, end });
    start = end;
  }
  return stretches;
}

function countColours(stretches: readonly Stretch[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { colour, start, end } of stretches) counts.set(colour, (counts.get(colour) ?? 0) + end - start);
  return counts;
}

/** The square of how far two colours are from each other. Without a function of its own: it is called millions of times. */
function distance(one: number, other: number): number {
  const red = (one & 0xff) - (other & 0xff);
  const green = ((one >>> 8) & 0xff) - ((other >>> 8) & 0xff);
  const blue = ((one >>> 16) & 0xff) - ((other >>> 16) & 0xff);
  const alpha = (one >>> 24) - (other >>> 24);
  return red * red + green * green + blue * blue + alpha * alpha;
}

function findNearest(colour: number, colours: readonly number[]): number {
  let best = 0;
  let least = Infinity;
  for (const [index, candidate] of colours.entries()) {
    const far = distance(candidate, colour);
    if (far >= least) continue;
    best = index;
    least = far;
  }
  return best;
}

/**
 * Brings pixels down to the most frequent colours. Flat drawings have few; the rare ones lie along
 * their edges, where the nearest serves as well.
 */
export function indexColours(pixels: Uint8Array): IndexedPixels {
  const words = new Int32Array(pixels.slice().buffer);
  const stretches = listStretches(words);
  const counts = [...countColours(stretches)].sort(([a, one], [b, other]) => other - one || a - b);
  const colours = counts.slice(0, limit).map(([colour]) => colour);
  const places = new Map(
    counts.map(([colour], place) => [colour, place < limit ? place : findNearest(colour, colours)]),
  );
  const indices = new Uint8Array(words.length);
  for (const { colour, start, end } of stretches) indices.fill(places.get(colour) ?? 0, start, end);
  return { colours, indices };
}
