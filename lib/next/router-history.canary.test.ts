import { readFileSync } from 'node:fs';
import { expectOfNext } from './next-output-error';

const source = readFileSync(require.resolve('next/dist/client/components/app-router'), 'utf8');

type Expectation = readonly [what: string, pattern: RegExp];

/** How `app-router.js` uses the session history, as the runtime expects it. */
const expectations: readonly Expectation[] = [
  [
    'patches pushState and replaceState on the instance alone',
    /window\.history\.pushState = function[\s\S]*window\.history\.replaceState = function/,
  ],
  [
    'listens to popstate on the window, in the bubbling phase',
    /window\.addEventListener\('popstate', \w+\);/,
  ],
  [
    'writes its address in an insertion effect, which runs before every other effect',
    /function HistoryUpdater\([^)]*\) \{\s*\(0, _react\.useInsertionEffect\)\([\s\S]*?window\.history\.replaceState\(historyState, '', canonicalUrl\);/,
  ],
];

function check(text: string, [what, pattern]: Expectation): void {
  expectOfNext(pattern.test(text) && !/History\.prototype/.test(text), what, 'session history');
}

describe("Next's router and the session's history", () => {
  it.each(expectations)('it %s', (...expectation) => {
    expect(() => check(source, expectation)).not.toThrow();
  });

  it.each([
    ['window.history.pushState = function', 'window.navigation.navigate = function'],
    ['window.history.pushState.bind', 'History.prototype.pushState.bind'],
    ["addEventListener('popstate', onPopState)", "addEventListener('popstate', onPopState, true)"],
    ['useInsertionEffect', 'useEffect'],
  ])('another source is detected: %s', (from, to) => {
    const other = source.replaceAll(from, to);
    expect(other).not.toBe(source);
    expect(() => expectations.forEach((expectation) => check(other, expectation))).toThrow(
      /^Next no longer .+: see lib\/next\/README\.md, row "session history"\.$/,
    );
  });
});
