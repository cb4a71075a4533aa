import { createHistoryEntries } from './history-entries';

/** State that other code, an extension or an older build may have left in a history entry. */
const states: readonly unknown[] = [
  null,
  undefined,
  'text',
  7,
  true,
  [],
  [{ key: 1, scroll: 1 }],
  {},
  { stellwerk: null },
  { stellwerk: 'text' },
  { stellwerk: 5 },
  { stellwerk: {} },
  { stellwerk: { key: 'a', scroll: 'b' } },
  { stellwerk: { key: null, scroll: null } },
  { stellwerk: { key: Number.NaN, scroll: Number.POSITIVE_INFINITY } },
  { stellwerk: { key: -1, scroll: -1e9 } },
  { stellwerk: { key: 1, scroll: { valueOf: 1 } } },
  { stellwerk: [1, 2] },
  { stellwerk: { key: 2 ** 53, scroll: 0 } },
  JSON.parse('{"__proto__":{"stellwerk":{"key":1,"scroll":1}}}'),
  { tree: 'https://evil.example/', url: 'https://evil.example/', as: 'https://evil.example/' },
];

function createSession(state: unknown) {
  const session = { state, addresses: [] as string[] };
  const write = (next: object, href: string): void => {
    session.state = structuredClone(next);
    session.addresses.push(href);
  };
  const entries = createHistoryEntries({
    readState: () => session.state,
    pushState: write,
    replaceState: write,
    href: () => 'https://site.example/en/a/',
    scrollY: () => 40,
  });
  return { session, entries };
}

describe('a history entry with arbitrary state', () => {
  it.each(states)('has a position and continues: %j', (state) => {
    const { session, entries } = createSession(state);
    expect(Number.isFinite(entries.restoreScroll())).toBe(true);
    entries.saveScroll();
    entries.push('/en/b/');
    expect(session.state).toEqual({ stellwerk: { key: expect.any(Number) as number, scroll: 0 } });
    expect(Number.isSafeInteger((session.state as { stellwerk: { key: number } }).stellwerk.key)).toBe(true);
    expect(session.addresses.filter((address) => address.includes('evil'))).toEqual([]);
  });

  it.each(states)('has a position on Back: %j', (state) => {
    const { session, entries } = createSession({});
    entries.push('/en/b/');
    session.state = state;
    expect(Number.isFinite(entries.restoreScroll())).toBe(true);
    entries.push('/en/c/');
    expect(session.state).toEqual({ stellwerk: { key: expect.any(Number) as number, scroll: 0 } });
    expect(Number.isSafeInteger((session.state as { stellwerk: { key: number } }).stellwerk.key)).toBe(true);
  });
});
