import { boxPath, linePath, spread } from './geometry';

describe('spread', () => {
  it('does not move items with enough space', () => {
    expect(
      spread([
        { middle: 10, height: 10 },
        { middle: 50, height: 10 },
      ]),
    ).toEqual([10, 50]);
  });

  it('moves overlapping items apart by equal distances', () => {
    expect(
      spread(
        [
          { middle: 20, height: 20 },
          { middle: 24, height: 20 },
        ],
        4,
      ),
    ).toEqual([10, 34]);
  });

  it('moves a whole row of touching items', () => {
    const middles = spread([1, 2, 3].map((middle) => ({ middle: 100 + middle, height: 10 })));
    expect(middles).toEqual([92, 102, 112]);
  });
});

it('draws lines and boxes in tenths of a px', () => {
  expect(
    linePath([
      { x: 0, y: 1.26 },
      { x: 10, y: 2 },
    ]),
  ).toBe('M0,1.3L10,2');
  expect(boxPath(1.11, 2, 3.333, 4)).toBe('M1.1 2h3.3v4H1.1z');
});
