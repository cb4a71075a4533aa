import { createPageViews, pageViewDelay } from './page-views';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const place = { href: 'https://a.example/en/' };
  const report = jest.fn();
  const schedule = (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
  return { place, report, changed: createPageViews({ href: () => place.href, schedule, report }) };
}

test('a page is reported once, 32 ms after it came', () => {
  const { report, changed } = start();
  changed();
  changed();
  jest.advanceTimersByTime(pageViewDelay - 1);
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  changed();
  jest.runAllTimers();
  expect(report).toHaveBeenCalledTimes(1);
  expect(pageViewDelay).toBe(32);
});

test('a fragment is no page, a query is one, and so is a page seen before', () => {
  const { place, report, changed } = start();
  for (const [href, count] of [
    ['/en/#a', 1],
    ['/en/#b', 1],
    ['/en/search/?q=x', 2],
    ['/en/', 3],
  ] as const) {
    place.href = `https://a.example${href}`;
    changed();
    jest.runAllTimers();
    expect(report).toHaveBeenCalledTimes(count);
  }
});

test('a page that was left within two frames is not reported', () => {
  const { place, report, changed } = start();
  changed();
  jest.advanceTimersByTime(10);
  place.href = 'https://a.example/en/imprint/';
  changed();
  jest.runAllTimers();
  expect(report).toHaveBeenCalledTimes(1);
});
