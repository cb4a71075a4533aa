import { shareInFlight } from './share-in-flight';

/** A promise that the test settles. */
function createWork(): {
  start: jest.Mock<Promise<string>, [string]>;
  settle: (outcome: string | Error) => void;
} {
  const open: ((outcome: string | Error) => void)[] = [];
  const start = jest.fn(
    (_key: string) =>
      new Promise<string>((resolve, reject) =>
        open.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))),
      ),
  );
  return { start, settle: (outcome) => open.shift()?.(outcome) };
}

describe('shareInFlight', () => {
  it('shares equal pending work, and starts it again after it has settled', async () => {
    const { start, settle } = createWork();
    const load = shareInFlight(start);
    const both = Promise.all([load('a'), load('a')]);
    expect(start).toHaveBeenCalledTimes(1);
    settle('first');
    expect(await both).toEqual(['first', 'first']);
    const again = load('a');
    settle('second');
    expect(await again).toBe('second');
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('distinguishes keys', () => {
    const { start } = createWork();
    const load = shareInFlight(start);
    void load('a');
    void load('b');
    expect(start.mock.calls).toEqual([['a'], ['b']]);
  });

  it('rejects for all callers, and can be retried', async () => {
    const { start, settle } = createWork();
    const load = shareInFlight(start);
    const both = Promise.allSettled([load('a'), load('a')]);
    settle(new Error('down'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void load('a');
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('shareInFlight with keep', () => {
  it('keeps successful results, and retries failed ones', async () => {
    const { start, settle } = createWork();
    const load = shareInFlight(start, { keep: true });
    const failed = Promise.allSettled([load('a')]);
    settle(new Error('down'));
    await failed;
    const loaded = load('a');
    settle('there');
    expect([await loaded, await load('a')]).toEqual(['there', 'there']);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
