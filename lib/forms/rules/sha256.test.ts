import { createHash } from 'node:crypto';
import { sha256 } from './sha256';

it.each([0, 1, 25, 32, 55, 56, 63, 64, 65, 119, 120, 200])('hashes %s bytes as Node does', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
  expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
});
