import fc from 'fast-check';
import {
  busy,
  createPrefetchHarness,
  names,
  pass,
  type Loading,
  type PrefetchHarness,
} from '#tests/support/jest/prefetch-harness';
import type { ConnectionInfo } from '#lib/core/connection';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('who gets no prefetching', () => {
  const everything = async (world: PrefetchHarness): Promise<string[]> => {
    names(5).forEach(world.enqueue);
    world.loadNow('/en/now/');
    await pass(60_000);
    return world.paths();
  };

  it.each<[string, ConnectionInfo | undefined, string]>([
    ['2g', { effectiveType: '2g' }, ''],
    ['slow 2g', { effectiveType: 'slow-2g' }, ''],
    ['data saver', { effectiveType: '4g', saveData: true }, ''],
    ['a bot', undefined, 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
    ['a crawler', undefined, 'Site-Crawler'],
    ['a spider', undefined, 'Baiduspider'],
    ['one that says so', undefined, 'happily crawling'],
  ])('%s', async (_name, connection, userAgent) => {
    const world = createPrefetchHarness(connection, userAgent);
    expect(await everything(world)).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each<[string, ConnectionInfo | undefined]>([
    ['a browser that tells nothing', undefined],
    ['a browser that tells half', {}],
    ['3g', { effectiveType: '3g', saveData: false }],
    ['4g', { effectiveType: '4g' }],
  ])('but not %s', async (_name, connection) => {
    expect(await everything(createPrefetchHarness(connection))).toHaveLength(5);
  });

  it('who changes to 2g before the batch is due', async () => {
    const connection = { effectiveType: '4g' };
    const world = createPrefetchHarness(connection);
    names(5).forEach(world.enqueue);
    await pass(2000);
    connection.effectiveType = '2g';
    await pass(60_000);
    expect(world.paths()).toEqual([]);
    connection.effectiveType = '4g';
    world.enqueue('/en/0/');
    await pass(3000 + busy);
    expect(world.paths()).toEqual(['/en/0/']);
  });
});

describe('invariants', () => {
  const path = fc.nat(11).map((index) => `/en/${index}/`);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('enqueue' as const), path }),
    fc.record({ kind: fc.constant('dequeue' as const), path }),
    fc.record({ kind: fc.constant('loadNow' as const), path }),
    fc.record({
      kind: fc.constant('pass' as const),
      milliseconds: fc.oneof(fc.nat(4000), fc.constant(3000 + busy)),
    }),
    fc.record({ kind: fc.constant('settle' as const), index: fc.nat(20), found: fc.boolean() }),
  );

  it('at most four per batch, three seconds apart, nothing twice, nothing out of view', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const world = createPrefetchHarness();
        const wanted = new Set<string>();
        const batches: Loading[][] = [];
        const settledAt = new Map<Loading, number>();
        let seen = 0;
        const note = (): void => {
          const fresh = world.loads.slice(seen);
          seen = world.loads.length;
          if (fresh.length === 0) return;
          for (const loading of fresh) expect(wanted.has(loading.path)).toBe(true);
          const before = batches.at(-1) ?? [];
          const [{ at } = { at: 0 }] = fresh;
          // The idle periods of one batch.
          if (at - (before[0]?.at ?? -Infinity) <= busy) before.push(...fresh);
          else {
            for (const loading of before)
              expect(at - (settledAt.get(loading) ?? Infinity)).toBeGreaterThanOrEqual(3000);
            batches.push(fresh);
          }
          expect(batches.at(-1)?.length).toBeLessThanOrEqual(4);
        };
        for (const action of steps) {
          if (action.kind === 'pass') {
            // In small steps, so that two batches are not taken for one.
            for (let left = action.milliseconds; left > 0; left -= 500) {
              await pass(Math.min(left, 500));
              note();
            }
          } else if (action.kind === 'settle') {
            const loading = world.loads[action.index];
            if (!loading || settledAt.has(loading)) continue;
            settledAt.set(loading, Date.now());
            loading.settle(action.found);
            await pass(0);
          } else {
            world[action.kind](action.path);
            if (action.kind === 'enqueue') wanted.add(action.path);
            if (action.kind === 'dequeue') wanted.delete(action.path);
            // Not part of a batch.
            if (action.kind === 'loadNow') seen = world.loads.length;
          }
        }
        expect(new Set(world.paths()).size).toBe(world.loads.length);
      }),
      { numRuns: 300 },
    );
  });
});
