import { decideAll, isSame, readStatus, readStatuses } from './status';

describe('readStatus', () => {
  it.each([
    [undefined, -1],
    [-1, -1],
    [1, 1],
    [0, 0],
    [2, 0],
    [null, 0],
    ['1', 0],
    ['granted', 0],
    [true, 0],
    [{}, 0],
    [Number.NaN, 0],
  ])('reads %p as %p', (value, status) => {
    expect(readStatus(value)).toBe(status);
  });
});

describe('readStatuses', () => {
  it.each([undefined, null, {}, 'granted', 1, []])('reads %p as undecided', (value) => {
    expect(readStatuses(value)).toEqual(decideAll(-1));
  });

  it('reads each category separately', () => {
    expect(readStatuses({ remarketing: null })).toEqual({ analytics: -1, remarketing: 0 });
  });
});

test('isSame compares every category', () => {
  expect(isSame(decideAll(1), decideAll(1))).toBe(true);
  for (const category of ['analytics', 'remarketing'])
    expect(isSame(decideAll(1), { ...decideAll(1), [category]: 0 })).toBe(false);
});
