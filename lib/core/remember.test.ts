import { remember, rememberEach } from './remember';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('remember', () => {
  it('makes the value once', () => {
    const make = jest.fn(() => ({}));
    const ask = remember(make, Infinity);
    const first = ask();
    jest.advanceTimersByTime(1e9);
    expect(ask()).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes it anew when it is too old', () => {
    const make = jest.fn(() => ({}));
    const ask = remember(make, 1000);
    const first = ask();
    jest.advanceTimersByTime(1000);
    expect(ask()).toBe(first);
    jest.advanceTimersByTime(1);
    expect(ask()).not.toBe(first);
  });

  it('remembers nothing of a failure', () => {
    let calls = 0;
    const ask = remember(() => {
      calls += 1;
      if (calls === 1) throw new Error('first');
      return calls;
    }, Infinity);
    expect(ask).toThrow('first');
    expect(ask()).toBe(2);
  });
});

describe('rememberEach', () => {
  it('keeps a value per key', () => {
    const make = jest.fn((key: string) => key.toUpperCase());
    const ask = rememberEach(make, Infinity);
    expect([ask('a'), ask('b'), ask('a')]).toEqual(['A', 'B', 'A']);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
