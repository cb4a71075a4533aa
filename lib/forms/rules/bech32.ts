export const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const sums: Readonly<Record<number, 'bech32' | 'bech32m'>> = { 1: 'bech32', 0x2bc830a3: 'bech32m' };

const step = (sum: number, value: number): number =>
  generators.reduce(
    (next, generator, bit) => ((sum >> (25 + bit)) & 1 ? next ^ generator : next),
    ((sum & 0x1ffffff) << 5) ^ value,
  );

/** What stands in a text of this alphabet. */
export type Bech32 = {
  /** The part that names the network. */
  readonly prefix: string;
  /** Groups of five bits, without the checksum. */
  readonly words: readonly number[];
  /** Whose checksum it has; undefined where it has neither's. */
  readonly encoding: 'bech32' | 'bech32m' | undefined;
};

/**
 * Reads bech32 and bech32m, the alphabet of Bitcoin's newer addresses.
 *
 * @returns undefined where it is neither: no separator, capitals among small letters, foreign characters
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
export function decodeBech32(text: string): Bech32 | undefined {
  const lower = text.toLowerCase();
  const separator = lower.lastIndexOf('1');
  const prefix = lower.slice(0, separator);
  const all = [...lower.slice(separator + 1)].map((character) => bech32Alphabet.indexOf(character));
  const isMixed = text !== lower && text !== text.toUpperCase();
  if (separator < 1 || all.length < 6 || all.includes(-1) || isMixed || !/^[!-~]+$/.test(prefix))
    return undefined;
  const codes = [...prefix].map((character) => character.charCodeAt(0));
  const expanded = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...all];
  return { prefix, words: all.slice(0, -6), encoding: sums[expanded.reduce(step, 1)] };
}

/** @returns the number of whole bytes in the words; undefined where the rest is no padding */
export function countBytes(words: readonly number[]): number | undefined {
  const rest = (words.length * 5) % 8;
  const last = words.at(-1) ?? 0;
  return rest >= 5 || (last & ((1 << rest) - 1)) !== 0 ? undefined : (words.length * 5 - rest) / 8;
}
