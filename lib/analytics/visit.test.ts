import { pageViewDelay, recordVisit, type SeenPage, type Visit } from './visit';

const origin = 'https://a.example';
const first = { title: 'First', href: `${origin}/en/?gclid=abc` };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A browser that shows a page, and its recorded visit. */
function start() {
  let shown: SeenPage = first;
  const schedule = (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
  const seen = [first];
  const visit = recordVisit({ read: () => shown, schedule, seen });
  const show = (href: string, title = href): void => {
    shown = { title, href: origin + href };
    visit.update();
  };
  return { visit, show, seen };
}

const hrefs = (pages: readonly SeenPage[]): string[] => pages.map(({ href }) => href.replace(origin, ''));
const takeSeen = (visit: Visit): string[] => hrefs(visit.follow(() => undefined));

test('the first page is counted at once, and its URL is kept', () => {
  const { visit, show } = start();
  show('/en/services/');
  expect(visit.arrival).toBe(first.href);
  expect(visit.follow(() => undefined)).toEqual([first]);
});

test('the first URL is reported as stored, with its tokens removed', () => {
  const noted = `${origin}/en/?access_token=[REDACTED]`;
  const seen = [{ ...first, href: noted }];
  const visit = recordVisit({ read: () => first, schedule: () => () => undefined, seen });
  visit.update();
  expect(visit.follow(() => undefined)).toEqual([{ title: 'First', href: noted }]);
  expect(visit.arrival).toBe(first.href);
});

test('unread pages are taken from the list of the starter once', () => {
  const { visit, show, seen } = start();
  show('/en/services/');
  jest.advanceTimersByTime(pageViewDelay);
  expect(hrefs(seen)).toEqual(['/en/?gclid=abc', '/en/services/']);
  visit.follow(() => undefined);
  expect(seen).toEqual([]);
});

test('a page counts once, 32 ms after it was shown, with its title at that time', () => {
  const { visit, show } = start();
  const seen: SeenPage[] = [];
  visit.follow((page) => seen.push(page));
  show('/en/imprint/', 'The title before');
  jest.advanceTimersByTime(pageViewDelay - 1);
  show('/en/imprint/', 'Imprint');
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(1);
  visit.update();
  jest.runAllTimers();
  expect(seen).toEqual([{ title: 'Imprint', href: `${origin}/en/imprint/` }]);
  expect(pageViewDelay).toBe(32);
});

test('fragments do not count as pages; queries and revisited pages do', () => {
  const { visit, show } = start();
  for (const href of ['/en/?gclid=abc#a', '/en/?gclid=abc#b', '/en/search/?q=x', '/en/?gclid=abc']) {
    show(href);
    jest.runAllTimers();
  }
  expect(takeSeen(visit)).toEqual(['/en/?gclid=abc', '/en/search/?q=x', '/en/?gclid=abc']);
});

test('a page left within two frames does not count', () => {
  const { visit, show } = start();
  show('/en/services/');
  jest.advanceTimersByTime(10);
  show('/en/imprint/');
  jest.runAllTimers();
  expect(takeSeen(visit)).toEqual(['/en/?gclid=abc', '/en/imprint/']);
});

test('a subscriber gets earlier pages once, in order, then new ones', () => {
  const { visit, show } = start();
  show('/en/services/');
  jest.runAllTimers();
  show('/en/imprint/');
  const told: SeenPage[] = [];
  expect(hrefs(visit.follow((page) => told.push(page)))).toEqual(['/en/?gclid=abc', '/en/services/']);
  jest.runAllTimers();
  expect(hrefs(told)).toEqual(['/en/imprint/']);
  expect(visit.follow(() => undefined)).toEqual([]);
});
