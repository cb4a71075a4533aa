import { memoize, memoizeByKey } from './memoize';

describe('memoize', () => {
  it('computes the value once', () => {
    const make = jest.fn(() => ({}));
    const ask = memoize(make);
    expect(ask()).toBe(ask());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('does not store failures', () => {
    let calls = 0;
    const ask = memoize(() => {
      calls += 1;
      if (calls === 1) throw new Error('first');
      return calls;
    });
    expect(ask).toThrow('first');
    expect(ask()).toBe(2);
  });
});

describe('memoizeByKey', () => {
  it('stores a value per key', () => {
    const make = jest.fn((key: string) => key.toUpperCase());
    const ask = memoizeByKey(make);
    expect([ask('a'), ask('b'), ask('a')]).toEqual(['A', 'B', 'A']);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
