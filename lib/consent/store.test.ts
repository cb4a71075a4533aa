import { maxAge } from './record';
import { decideAll } from './status';
import { createConsentStore, type StoreSeams } from './store';

const key = 'stellwerk-consent';

function createSeams(
  kept: Map<string, string> = new Map(),
): StoreSeams & { readonly kept: Map<string, string>; readonly clock: { time: number } } {
  const clock = { time: Date.UTC(2026, 10, 21) };
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, clock, storage: () => storage, now: () => new Date(clock.time), refused: false };
}

test('initially nothing is decided or stored', () => {
  const seams = createSeams();
  expect(createConsentStore(seams).statuses()).toEqual(decideAll(-1));
  expect(seams.kept.size).toBe(0);
});

test('a decision is stored, reported once, and restored in the next document', () => {
  const seams = createSeams();
  const store = createConsentStore(seams);
  const listener = jest.fn();
  const end = store.subscribe(listener);
  store.decide({ ...decideAll(0), analytics: 1 });
  expect(listener.mock.calls).toEqual([[{ ...decideAll(0), analytics: 1 }, decideAll(-1)]]);
  store.decide({ ...decideAll(0), analytics: 1 });
  end();
  store.decide(decideAll(0));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(createConsentStore(seams).statuses()).toEqual(decideAll(0));
});

test('the decision of another tab is read on its storage event', () => {
  const seams = createSeams();
  const [here, there] = [createConsentStore(seams), createConsentStore(seams)];
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
  const seams = createSeams();
  const store = createConsentStore(seams);
  store.decide(decideAll(1));
  seams.clock.time += maxAge;
  store.refresh();
  expect(store.statuses()).toEqual(decideAll(-1));
  expect(seams.kept.has(key)).toBe(false);
});

test('with blocked storage, a decision applies to the document', () => {
  const blocked = {
    ...createSeams(),
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
  const seams = createSeams();
  createConsentStore(seams).decide(decideAll(1));
  const before = new Map(seams.kept);
  const store = createConsentStore({ ...seams, refused: true });
  expect(store.statuses()).toEqual(decideAll(0));
  store.decide(decideAll(1));
  expect(store.statuses()).toEqual(decideAll(0));
  expect(seams.kept).toEqual(before);
});
