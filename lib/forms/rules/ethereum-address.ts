import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Problem } from '../problem';
import { findInvalidCharacter } from './find-invalid-character';

const hexAlphabet = '0123456789abcdefABCDEF';

/** Whether an address has Ethereum's format, which other networks also use. */
export const looksLikeEthereum = (address: string): boolean => /^0x/i.test(address);

/**
 * The checksum is encoded in the case: a letter is upper case if its digit of the address's hash is 8 or
 * more.
 */
function hasChecksum(digits: string): boolean {
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()));
  return [...digits].every((digit, index) => {
    const byte = hash[index >> 1] ?? 0;
    const isCapital = (index % 2 === 0 ? byte >> 4 : byte & 15) >= 8;
    return digit === (isCapital ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/**
 * Checks an Ethereum address. Addresses in one case have no checksum and are rejected, because typos would
 * not be detected.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function checkEthereumAddress(address: string): Problem | undefined {
  const digits = address.slice(2);
  const found = findInvalidCharacter(digits, hexAlphabet);
  if (found !== undefined) return { key: 'address-characters', params: { found } };
  if (digits.length !== 40) return { key: 'address-length' };
  if (/^0+$/.test(digits)) return { key: 'address-unknown' };
  if (hasChecksum(digits)) return undefined;
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return { key: isPlain ? 'address-capitals' : 'address-checksum' };
}
