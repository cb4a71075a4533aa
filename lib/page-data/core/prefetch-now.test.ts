import { busy, createPrefetchHarness, names, pass } from '#tests/support/jest/prefetch-harness';
import { createPrefetcher } from './prefetch';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('loadNow', () => {
  it('loads at once and outside the queue', async () => {
    const world = createPrefetchHarness();
    names(5).forEach(world.enqueue);
    world.loadNow('/en/0/');
    expect(world.paths()).toEqual(['/en/0/']);
    await pass(3000 + 2 * busy);
    expect(world.paths()).toEqual(names(5));
  });

  it('removes the page from the queue, and an empty queue restarts the delay', async () => {
    const world = createPrefetchHarness();
    world.enqueue('/en/a/');
    await pass(2000);
    world.loadNow('/en/a/');
    world.enqueue('/en/b/');
    await pass(2999 + busy);
    expect(world.paths()).toEqual(['/en/a/']);
    await pass(1);
    expect(world.paths()).toEqual(['/en/a/', '/en/b/']);
  });

  it('requests nothing that is loaded, pending, or has failed', async () => {
    const world = createPrefetchHarness();
    world.loaded.add('/en/loaded/');
    world.loadNow('/en/loaded/');
    world.loadNow('/en/a/');
    world.loadNow('/en/a/');
    world.enqueue('/en/a/');
    await world.settleAll(false);
    world.loadNow('/en/a/');
    await pass(60_000);
    expect(world.paths()).toEqual(['/en/a/']);
  });

  it('ignores synchronous errors of a loader', async () => {
    const load = (): Promise<void> => {
      throw new Error('at once');
    };
    const { loadNow } = createPrefetcher({
      load,
      isLoaded: () => false,
      schedule: setTimeout,
      idle: setTimeout,
      connection: undefined,
      userAgent: '',
    });
    expect(() => loadNow('/en/a/')).not.toThrow();
    await pass(0);
  });
});
