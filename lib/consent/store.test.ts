import { maxAge } from './record';
import { decideAll } from './status';
import { createConsentStore, type StoreDependencies } from './store';

const key = 'stellwerk-consent';

function createDependencies(
  kept: Map<string, string> = new Map(),
): StoreDependencies & { readonly kept: Map<string, string>; readonly clock: { time: number } } {
  const clock = { time: Date.UTC(2026, 10, 21) };
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, clock, storage: () => storage, now: () => new Date(clock.time), refused: false };
}

test('initially nothing is decided or stored', () => {
  const dependencies = createDependencies();
  expect(createConsentStore(dependencies).statuses()).toEqual(decideAll(-1));
  expect(dependencies.kept.size).toBe(0);
});

test('a decision is stored, reported once, and restored in the next document', () => {
  const dependencies = createDependencies();
  const store = createConsentStore(dependencies);
  const listener = jest.fn();
  const end = store.subscribe(listener);
  store.decide({ ...decideAll(0), analytics: 1 });
  expect(listener.mock.calls).toEqual([[{ ...decideAll(0), analytics: 1 }, decideAll(-1)]]);
  store.decide({ ...decideAll(0), analytics: 1 });
  end();
  store.decide(decideAll(0));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(createConsentStore(dependencies).statuses()).toEqual(decideAll(0));
});

test('the decision of another tab is read on its storage event', () => {
  const dependencies = createDependencies();
  const [here, there] = [createConsentStore(dependencies), createConsentStore(dependencies)];
  const listener = jest.fn();
  here.subscribe(listener);
  there.decide(decideAll(1));
  expect(here.statuses()).toEqual(decideAll(-1));
  here.refresh();
  here.refresh();
  expect(here.statuses()).toEqual(decideAll(1));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a decision is removed after twelve months', () => {
  const dependencies = createDependencies();
  const store = createConsentStore(dependencies);
  store.decide(decideAll(1));
  dependencies.clock.time += maxAge;
  store.refresh();
  expect(store.statuses()).toEqual(decideAll(-1));
  expect(dependencies.kept.has(key)).toBe(false);
});

test('with blocked storage, a decision applies to the document', () => {
  const blocked = {
    ...createDependencies(),
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const store = createConsentStore(blocked);
  store.decide(decideAll(1));
  store.refresh();
  expect(store.statuses()).toEqual(decideAll(1));
  expect(createConsentStore(blocked).statuses()).toEqual(decideAll(-1));
});

test('with a privacy signal, nothing is asked, granted or stored', () => {
  const dependencies = createDependencies();
  createConsentStore(dependencies).decide(decideAll(1));
  const before = new Map(dependencies.kept);
  const store = createConsentStore({ ...dependencies, refused: true });
  expect(store.statuses()).toEqual(decideAll(0));
  store.decide(decideAll(1));
  expect(store.statuses()).toEqual(decideAll(0));
  expect(dependencies.kept).toEqual(before);
});
