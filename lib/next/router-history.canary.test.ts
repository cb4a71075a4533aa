import { readFileSync } from 'node:fs';
import { expectOfNext } from './next-output-error';

const source = readFileSync(require.resolve('next/dist/client/components/app-router'), 'utf8');

type Expectation = readonly [row: string, what: string, pattern: RegExp];

/** What `app-router.js` does with the session's history, as the runtime counts on it. */
const expectations: readonly Expectation[] = [
  [
    'history methods',
    'patches pushState and replaceState on the instance alone',
    /window\.history\.pushState = function[\s\S]*window\.history\.replaceState = function/,
  ],
  [
    'popstate',
    'listens to popstate on the window, in the bubbling phase',
    /window\.addEventListener\('popstate', \w+\);/,
  ],
  [
    'address after hydration',
    'writes its address in an insertion effect, which runs before every other effect',
    /function HistoryUpdater\([^)]*\) \{\s*\(0, _react\.useInsertionEffect\)\([\s\S]*?window\.history\.replaceState\(historyState, '', canonicalUrl\);/,
  ],
];

function check(text: string, [row, what, pattern]: Expectation): void {
  expectOfNext(pattern.test(text) && !/History\.prototype/.test(text), what, row);
}

describe("Next's router and the session's history", () => {
  it.each(expectations)('%s: it %s', (...expectation) => {
    expect(() => check(source, expectation)).not.toThrow();
  });

  it.each<[string, string | RegExp, string]>([
    ['history methods', 'window.history.pushState = function', 'window.navigation.navigate = function'],
    ['history methods', 'window.history.pushState.bind', 'History.prototype.pushState.bind'],
    [
      'popstate',
      "addEventListener('popstate', onPopState)",
      "addEventListener('popstate', onPopState, true)",
    ],
    ['address after hydration', 'useInsertionEffect', 'useEffect'],
  ])('%s: another source is noticed', (row, from, to) => {
    const expectation = expectations.find(([name]) => name === row);
    const other = source.replaceAll(from, to);
    expect(other).not.toBe(source);
    expect(() => expectation && check(other, expectation)).toThrow(
      new RegExp(`^Next no longer .+: see lib/next/README\\.md, row "${row}"\\.$`),
    );
  });
});
