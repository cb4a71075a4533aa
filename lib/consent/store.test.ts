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

test('nothing is decided and nothing kept at first', () => {
  const seams = createSeams();
  expect(createConsentStore(seams).statuses()).toEqual(decideAll(-1));
  expect(seams.kept.size).toBe(0);
});

test('a decision is kept, told once, and there again in the next document', () => {
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

test('another tab’s decision is read when it is told of', () => {
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

test('after twelve months a decision is removed and the question open again', () => {
  const seams = createSeams();
  const store = createConsentStore(seams);
  store.decide(decideAll(1));
  seams.clock.time += maxAge;
  store.refresh();
  expect(store.statuses()).toEqual(decideAll(-1));
  expect(seams.kept.has(key)).toBe(false);
});

test('where storage is blocked, a decision holds as long as the document', () => {
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

test('where the browser refuses, nothing is asked, granted or kept', () => {
  const seams = createSeams();
  createConsentStore(seams).decide(decideAll(1));
  const before = new Map(seams.kept);
  const store = createConsentStore({ ...seams, refused: true });
  expect(store.statuses()).toEqual(decideAll(0));
  store.decide(decideAll(1));
  expect(store.statuses()).toEqual(decideAll(0));
  expect(seams.kept).toEqual(before);
});
