import { busy, createPrefetchHarness, names, pass } from '#tests/support/jest/prefetch-harness';
import { queueLimit } from './prefetch';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the queue', () => {
  it('waits three seconds from the first link, then for idle time, then loads four pages', async () => {
    const world = createPrefetchHarness();
    const [first = '', ...rest] = names(6);
    world.enqueue(first);
    await pass(2000);
    rest.forEach(world.enqueue);
    await pass(1000 + busy - 1);
    expect(world.paths()).toEqual([]);
    await pass(1);
    expect(world.paths()).toEqual(names(1));
    // The others in later idle periods.
    await pass(busy);
    expect(world.paths()).toEqual(names(4));
  });

  it('starts the next batch three seconds after the last page of the previous one was loaded', async () => {
    const world = createPrefetchHarness();
    names(6).forEach(world.enqueue);
    await pass(3000 + 2 * busy);
    world.loads.slice(0, 3).forEach(({ settle }) => settle(true));
    await pass(60_000);
    expect(world.loads).toHaveLength(4);
    await world.settleAll();
    await pass(2999 + busy);
    expect(world.loads).toHaveLength(4);
    await pass(1 + busy);
    expect(world.paths()).toEqual(names(6));
  });

  it('stops when it is empty; a later link waits three seconds again', async () => {
    const world = createPrefetchHarness();
    world.enqueue('/en/a/');
    await pass(3000 + busy);
    await world.settleAll();
    expect(jest.getTimerCount()).toBe(0);
    await pass(60_000);
    world.enqueue('/en/b/');
    await pass(2999 + busy);
    expect(world.paths()).toEqual(['/en/a/']);
    await pass(1);
    expect(world.paths()).toEqual(['/en/a/', '/en/b/']);
  });

  it('waits three seconds on each page, so that nothing is loaded on pages that are left at once', async () => {
    const world = createPrefetchHarness();
    names(3).forEach(world.enqueue);
    for (let page = 0; page < 5; page += 1) {
      await pass(2000);
      world.restart();
    }
    expect(world.paths()).toEqual([]);
    await pass(2999 + busy);
    expect(world.paths()).toEqual([]);
    await pass(1 + busy);
    expect(world.paths()).toEqual(names(3));
  });

  it('does not start the delay with an empty queue', async () => {
    const world = createPrefetchHarness();
    world.restart();
    expect(jest.getTimerCount()).toBe(0);
    world.enqueue('/en/a/');
    await pass(3000 + busy);
    world.restart();
    await world.settleAll();
    expect(world.paths()).toEqual(['/en/a/']);
  });

  it('drops a link that left the view before its batch', async () => {
    const world = createPrefetchHarness();
    names(3).forEach(world.enqueue);
    await pass(2000);
    world.dequeue('/en/1/');
    world.dequeue('/en/never-seen/');
    await pass(1000 + 2 * busy);
    expect(world.paths()).toEqual(['/en/0/', '/en/2/']);
  });

  it('drops a link that left the view, or was loaded, between the idle periods of its batch', async () => {
    const world = createPrefetchHarness();
    names(4).forEach(world.enqueue);
    await pass(3000 + busy);
    world.dequeue('/en/1/');
    world.loadNow('/en/3/');
    await pass(busy);
    expect(world.paths()).toEqual(['/en/0/', '/en/3/', '/en/2/']);
  });

  it('restarts the three seconds if all links left the view meanwhile', async () => {
    const world = createPrefetchHarness();
    world.enqueue('/en/a/');
    await pass(1000);
    world.dequeue('/en/a/');
    await pass(1000);
    world.enqueue('/en/b/');
    await pass(2999 + busy);
    expect(world.paths()).toEqual([]);
    await pass(1);
    expect(world.paths()).toEqual(['/en/b/']);
  });

  it('loads nothing if the last link left the view while the browser was busy', async () => {
    const world = createPrefetchHarness();
    world.enqueue('/en/a/');
    await pass(3000 + busy - 1);
    world.dequeue('/en/a/');
    await pass(60_000);
    expect(world.paths()).toEqual([]);
  });

  it('limits the length of the queue', async () => {
    const world = createPrefetchHarness();
    names(queueLimit + 10).forEach(world.enqueue);
    for (let batch = 0; batch < queueLimit; batch += 1) {
      await pass(3000 + 2 * busy);
      await world.settleAll();
    }
    expect(world.paths()).toEqual(names(queueLimit));
  });

  it('skips pages loaded meanwhile, without using a slot of the batch', async () => {
    const world = createPrefetchHarness();
    names(5).forEach(world.enqueue);
    world.loaded.add('/en/2/');
    await pass(3000 + 2 * busy);
    expect(world.paths()).toEqual(['/en/0/', '/en/1/', '/en/3/', '/en/4/']);
  });

  it('continues after failures, without retrying them', async () => {
    const world = createPrefetchHarness();
    names(5).forEach(world.enqueue);
    await pass(3000 + 2 * busy);
    await world.settleAll(false);
    names(5).forEach(world.enqueue);
    await pass(3000 + 2 * busy);
    await world.settleAll();
    expect(world.paths()).toEqual(names(5));
  });

  it('loads a page again after its eviction', async () => {
    const world = createPrefetchHarness();
    world.loadNow('/en/a/');
    await world.settleAll();
    world.loaded.clear();
    world.loadNow('/en/a/');
    expect(world.paths()).toEqual(['/en/a/', '/en/a/']);
  });
});
