import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { formWords } from '#lib/i18n/form-words';
import { formatProblem } from '../problem';
import vectors from './address-vectors.json';
import { checkAddress, groupAddress } from './crypto-address';

/**
 * Test vectors of BIP-173, BIP-350, EIP-55 and Bitcoin's Base58Check, addresses of other networks, and
 * errors. One vector is valid but rejected here, because no wallet supports later witness versions yet.
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
  expect(problem && formatProblem(problem, formWords.de.problems)).toBe(de);
  expect(problem && formatProblem(problem, formWords.en.problems)).toBe(en);
});

/** Valid Bitcoin addresses of common kinds, with the length of the prefix. */
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const anyAddress = fc.oneof(
  bytes(20).map((hash) => [createBase58check(sha256).encode(Uint8Array.from([0, ...hash])), 1] as const),
  bytes(20).map((hash) => [bech32.encode('bc', [0, ...bech32.toWords(hash)]), 4] as const),
  bytes(32).map((hash) => [bech32m.encode('bc', [1, ...bech32m.toWords(hash)]), 4] as const),
);

it('accepts every address, and none with a wrong character', () => {
  fc.assert(
    fc.property(anyAddress, fc.nat(), ([address, start], place) => {
      expect(checkAddress(address, 'bitcoin')).toBeUndefined();
      const index = start + (place % (address.length - start));
      const other = address[index] === 'q' ? 'p' : 'q';
      const mistyped = address.slice(0, index) + other + address.slice(index + 1);
      expect(checkAddress(mistyped, 'bitcoin')).toBeDefined();
    }),
  );
});

it('is grouped by four characters', () => {
  expect(groupAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(
    '0x5aAe b605 3F3E 94C9 b9A0 9f33 6694 35E7 Ef1B eAed',
  );
  expect(groupAddress('bc1qw508d6q')).toBe('bc1q w508 d6q');
});
