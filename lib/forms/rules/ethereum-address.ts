import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Problem } from '../problem';
import { findForeign } from './find-foreign';

const hexAlphabet = '0123456789abcdefABCDEF';

/** Whether an address is written as Ethereum writes them; other networks write theirs alike. */
export const looksLikeEthereum = (address: string): boolean => /^0x/i.test(address);

/** Capitals carry the checksum: a letter is one where the hash of the address has a digit of 8 or more. */
function hasChecksum(digits: string): boolean {
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()));
  return [...digits].every((digit, index) => {
    const byte = hash[index >> 1] ?? 0;
    const isCapital = (index % 2 === 0 ? byte >> 4 : byte & 15) >= 8;
    return digit === (isCapital ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/**
 * Checks an address of Ethereum. All small or all capitals it carries no checksum, and is asked for as
 * wallets show it: a mistyped character would not be noticed.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function checkEthereumAddress(address: string): Problem | undefined {
  const digits = address.slice(2);
  const found = findForeign(digits, hexAlphabet);
  if (found !== undefined) return { key: 'address-characters', params: { found } };
  if (digits.length !== 40) return { key: 'address-length' };
  if (/^0+$/.test(digits)) return { key: 'address-unknown' };
  if (hasChecksum(digits)) return undefined;
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return { key: isPlain ? 'address-capitals' : 'address-checksum' };
}
