import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, bech32m } from '@scure/base';
import type { Problem } from '../problem';
import { findInvalidCharacter } from './find-invalid-character';

const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Networks by the first byte of a Base58 address. */
const versions: Readonly<Record<number, string>> = {
  0x00: 'bitcoin',
  0x05: 'bitcoin',
  0x6f: 'test',
  0xc4: 'test',
  0x1e: 'Dogecoin',
  0x16: 'Dogecoin',
  0x30: 'Litecoin',
  0x32: 'Litecoin',
  0x41: 'Tron',
  0x4c: 'Dash',
};

/** Networks by the prefix of a bech32 address. */
const prefixes: Readonly<Record<string, string>> = {
  bc: 'bitcoin',
  tb: 'test',
  bcrt: 'test',
  ltc: 'Litecoin',
  addr: 'Cardano',
  cosmos: 'Cosmos',
};

/** Network of an address, or its problem. */
export type Finding = { readonly network: string } | { readonly problem: Problem };

const toProblem = (key: Problem['key']): Finding => ({ problem: { key } });

const toCharacterProblem = (found: string): Finding => ({
  problem: { key: 'address-characters', params: { found } },
});

/**
 * Version 0 has a bech32 checksum and 20 or 32 bytes, later versions a bech32m checksum and 2 to 40 bytes. Of
 * these, only version 1 with 32 bytes (taproot) is defined; payments to others may be lost.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
function checkWitness(words: readonly number[], isBech32: boolean): Problem | undefined {
  const [version = 0, ...program] = words;
  const bytes = bech32.fromWordsUnsafe(program)?.length ?? 0;
  if (bytes > 40 || bytes < 2) return { key: 'address-length' };
  if (isBech32 !== (version === 0)) return { key: 'address-checksum' };
  if (version > 1) return { key: 'address-version' };
  const isKnown = bytes === 32 || (version === 0 && bytes === 20);
  return isKnown ? undefined : { key: 'address-length' };
}

function readBech32(address: string): Finding | undefined {
  const prefix = /^([a-z]+)1/.exec(address.toLowerCase())?.[1] ?? '';
  const network = Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined;
  if (network === undefined) return undefined;
  if (network !== 'bitcoin') return { network };
  if (address !== address.toLowerCase() && address !== address.toUpperCase())
    return toProblem('address-capitals');
  const found = findInvalidCharacter(
    address.slice(prefix.length + 1),
    bech32Alphabet + bech32Alphabet.toUpperCase(),
  );
  if (found !== undefined) return toCharacterProblem(found);
  // At least a separator and a six-character checksum after the prefix; at most 90 characters (BIP-173).
  if (address.length < prefix.length + 7 || address.length > 90) return toProblem('address-length');
  const older = bech32.decodeUnsafe(address);
  const decoded = older ?? bech32m.decodeUnsafe(address);
  if (!decoded) return toProblem('address-checksum');
  const problem = checkWitness(decoded.words, older !== undefined);
  return problem ? { problem } : { network };
}

/**
 * Whether the last four bytes are the start of the double hash of the bytes before.
 *
 * @see https://en.bitcoin.it/wiki/Base58Check_encoding
 */
function hasBase58Checksum(bytes: Uint8Array): boolean {
  const sum = sha256(sha256(bytes.slice(0, -4)));
  return bytes.slice(-4).every((byte, index) => byte === sum[index]);
}

/**
 * Checks an address of Bitcoin, or of a network with the same format.
 *
 * @returns undefined for an unknown format
 */
export function readBitcoinAddress(address: string): Finding | undefined {
  const finding = readBech32(address);
  if (finding) return finding;
  const found = findInvalidCharacter(address, base58Alphabet);
  if (found !== undefined) return /^[13].{24,34}$/u.test(address) ? toCharacterProblem(found) : undefined;
  const bytes = base58.decode(address);
  if (bytes.length === 25 && hasBase58Checksum(bytes))
    return { network: versions[bytes[0] ?? -1] ?? 'other' };
  if (/^[13]/.test(address)) return toProblem(bytes.length === 25 ? 'address-checksum' : 'address-length');
  return bytes.length === 32 ? { network: 'Solana' } : undefined;
}
