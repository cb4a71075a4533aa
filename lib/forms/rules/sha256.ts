/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (prime: number, root: number): number => (prime ** (1 / root) % 1) * 2 ** 32;

const primes = Array.from({ length: 311 }, (_, index) => index + 2).filter((candidate, _index, all) =>
  all.every((divisor) => divisor >= candidate || candidate % divisor !== 0),
);

const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(prime, 3));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(prime, 2));

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message, a one, zeros, and its length in bits: whole blocks of 16 words. */
function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array((bytes.length + 72) & ~63);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  return view;
}

function expand(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  for (let index = 0; index < 64; index++) {
    const [before = 0, near = 0] = [words[index - 15], words[index - 2]];
    words[index] =
      index < 16
        ? view.getInt32(offset + index * 4)
        : (turn(before, 7) ^ turn(before, 18) ^ (before >>> 3)) +
          (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) +
          (words[index - 16] ?? 0) +
          (words[index - 7] ?? 0);
  }
  return words;
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, word] of words.entries()) {
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + word) | 0;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}

/**
 * SHA-256, for the checksum of an address and for nothing secret. The library that hashes for Ethereum
 * brings SHA-512 along with it, by which the form would weigh more than a form may.
 *
 * @see https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = pad(bytes);
  const state = Int32Array.from(start);
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(state, expand(view, offset));
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word);
  return new Uint8Array(digest.buffer);
}
