import { createDependencyStore, type DependencyStore } from './dependency-store';

/** A store over named texts, which a test can change. */
function setUp(): DependencyStore & {
  change: (name: string, text: string) => void;
  read: (name: string) => string;
} {
  const texts = new Map<string, string>();
  const changes: string[] = [];
  const store = createDependencyStore({
    count: () => changes.length,
    since: (count) => changes.slice(count),
  });
  return {
    ...store,
    change: (name, text) => {
      texts.set(name, text);
      changes.push(name);
    },
    read: (name) => {
      store.dependOn(name);
      return texts.get(name) ?? '';
    },
  };
}

it('makes a value once, and anew when its own source has changed', () => {
  const { cached, change, read } = setUp();
  change('a', '1');
  const make = jest.fn(() => read('a'));
  const ask = cached(make);
  expect([ask(), ask()]).toEqual(['1', '1']);
  change('b', '2');
  expect(ask()).toBe('1');
  expect(make).toHaveBeenCalledTimes(1);
  change('a', '3');
  expect([ask(), ask()]).toEqual(['3', '3']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('a value made of another one depends on the sources of that one, also where that one was there already', () => {
  const { cached, change, read } = setUp();
  const inner = cached(() => read('a'));
  const outer = cached(() => `[${inner()}]`);
  change('a', '1');
  expect([inner(), outer()]).toEqual(['1', '[1]']);
  change('a', '2');
  expect(outer()).toBe('[2]');
});

it('keeps a value per key', () => {
  const { cachedBy, change, read } = setUp();
  const make = jest.fn((name: string) => read(name));
  const ask = cachedBy(make);
  change('a', '1');
  change('b', '2');
  expect([ask('a'), ask('b'), ask('a')]).toEqual(['1', '2', '1']);
  change('b', '3');
  expect([ask('a'), ask('b')]).toEqual(['1', '3']);
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps nothing of a failure, and notes no source of it for what is made next', () => {
  const { cached, change, read } = setUp();
  const ask = cached(() => {
    if (read('a') === '') throw new Error('empty');
    return read('a');
  });
  expect(ask).toThrow('empty');
  change('a', '1');
  expect(ask()).toBe('1');
});
