import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58check, bech32, bech32m } from '@scure/base';
import fc from 'fast-check';
import { formWords } from '#lib/i18n/form-words';
import { sayProblem } from '../problem';
import vectors from './address-vectors.json';
import { decodeBase58, hasBase58Checksum } from './base58';
import { decodeBech32 } from './bech32';
import { checkAddress, groupAddress } from './crypto-address';

/**
 * The vectors of BIP-173, BIP-350 and EIP-55, Base58Check of Bitcoin's own test data, addresses of other
 * networks, and mistakes; one of the vectors is right by the standard and refused here: no wallet can
 * spend from later witness versions yet.
 */
type Vector = {
  readonly network: string;
  readonly value: string;
  readonly key?: string | undefined;
  readonly de?: string | undefined;
  readonly en?: string | undefined;
};

const rows: readonly Vector[] = vectors;

it('has at least 60 rows', () => {
  expect(rows.length).toBeGreaterThan(79);
});

it.each(rows)('$network: $value: $key', ({ network, value, key, de, en }) => {
  const problem = checkAddress(value, network);
  expect(problem?.key).toBe(key);
  expect(problem && sayProblem(problem, formWords.de.problems)).toBe(de);
  expect(problem && sayProblem(problem, formWords.en.problems)).toBe(en);
});

it('reads Base58 and its checksum as @scure/base does', () => {
  const { encode } = base58check(sha256);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
      expect(decodeBase58(base58.encode(bytes))).toEqual(bytes);
      expect(hasBase58Checksum(decodeBase58(encode(bytes)) ?? bytes)).toBe(true);
    }),
  );
});

it('reads bech32 and bech32m as @scure/base does, and sees every single wrong character', () => {
  const coders = { bech32, bech32m };
  fc.assert(
    fc.property(
      fc.constantFrom('bech32' as const, 'bech32m' as const),
      fc.uint8Array({ minLength: 2, maxLength: 40 }),
      fc.nat(),
      (encoding, bytes, place) => {
        const words = coders[encoding].toWords(bytes);
        const text = coders[encoding].encode('bc', words);
        expect(decodeBech32(text)).toEqual({ prefix: 'bc', words: [...words], encoding });
        const index = 3 + (place % (text.length - 3));
        const other = text[index] === 'q' ? 'p' : 'q';
        expect(decodeBech32(text.slice(0, index) + other + text.slice(index + 1))?.encoding).not.toBe(
          encoding,
        );
      },
    ),
  );
});

it('is read aloud in groups of four', () => {
  expect(groupAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(
    '0x5aAe b605 3F3E 94C9 b9A0 9f33 6694 35E7 Ef1B eAed',
  );
  expect(groupAddress('bc1qw508d6q')).toBe('bc1q w508 d6q');
});
