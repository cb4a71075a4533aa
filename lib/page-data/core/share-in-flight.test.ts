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
  it('starts equal work once while it is under way, and anew when it has settled', async () => {
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

  it('keeps different keys apart', () => {
    const { start } = createWork();
    const load = shareInFlight(start);
    void load('a');
    void load('b');
    expect(start.mock.calls).toEqual([['a'], ['b']]);
  });

  it('gives the failure to everybody who waits, and can be tried again', async () => {
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
  it('keeps what has succeeded, and tries again what has failed', async () => {
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
