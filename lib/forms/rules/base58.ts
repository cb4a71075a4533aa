import { sha256 } from './sha256';

export const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/**
 * Reads Base58, the alphabet of Bitcoin's older addresses.
 *
 * @returns the bytes; undefined where a character is not in the alphabet
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  let value = 0n;
  for (const character of text) {
    const digit = base58Alphabet.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value === 0n ? '' : value.toString(16);
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  const pairs = hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? [];
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...pairs.map((pair) => parseInt(pair, 16))]);
}

/**
 * Whether the last four bytes are the checksum of those before: the first four of SHA-256, twice.
 *
 * @see https://en.bitcoin.it/wiki/Base58Check_encoding
 */
export function hasBase58Checksum(bytes: Uint8Array): boolean {
  const sum = sha256(sha256(bytes.slice(0, -4)));
  return bytes.slice(-4).every((byte, index) => byte === sum[index]);
}
