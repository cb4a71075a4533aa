import { encodeIco } from './ico';

test('an ICO lists each image with size, length and offset', () => {
  const ico = encodeIco([
    { size: 16, png: Buffer.from('first') },
    { size: 32, png: Buffer.from('second') },
  ]);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  const images = [6, 22].map((at) => {
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    return [ico[at], ico[at + 1], ico.toString('utf8', offset, offset + length)];
  });
  expect(images).toEqual([
    [16, 16, 'first'],
    [32, 32, 'second'],
  ]);
});
