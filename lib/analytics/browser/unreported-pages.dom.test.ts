import { writeRecord } from '#lib/consent/record';
import { decideAll, denied, granted } from '#lib/consent/status';
import { keepUnreported, takeUnreported } from './unreported-pages';

const key = 'stellwerk-unreported-pages';
const toPage = (name: string) => ({ title: name, href: `https://www.stellwerk.example/en/${name}/` });
const decide = (status: number): void =>
  localStorage.setItem('stellwerk-consent', writeRecord(decideAll(status), new Date()));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('what documents left behind is taken once, in order', () => {
  decide(granted);
  for (const page of ['a', 'b', 'c']) keepUnreported(toPage(page));
  expect(takeUnreported()).toEqual([toPage('a'), toPage('b'), toPage('c')]);
  expect(takeUnreported()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is kept without consent, or against the browser', () => {
  keepUnreported(toPage('a'));
  decide(denied);
  keepUnreported(toPage('a'));
  decide(granted);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  keepUnreported(toPage('a'));
  expect(sessionStorage).toHaveLength(0);
});

test('a consent that was withdrawn meanwhile leaves nothing', () => {
  decide(granted);
  keepUnreported(toPage('a'));
  decide(denied);
  expect(takeUnreported()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('the newest are kept of many', () => {
  decide(granted);
  for (let page = 0; page < 30; page += 1) keepUnreported(toPage(`${page}`));
  expect(takeUnreported().map(({ title }) => Number(title))).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 10),
  );
});

test.each(['', 'x', '{}\n', 'null', '[null, 1]', '{"title": 1, "href": "/"}'])(
  'what somebody else wrote is none: %p',
  (text) => {
    decide(granted);
    sessionStorage.setItem(key, text);
    expect(takeUnreported()).toEqual([]);
  },
);

test('blocked storage stops nothing', () => {
  decide(granted);
  const blocked = (): never => {
    throw new DOMException('blocked');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  expect(() => keepUnreported(toPage('a'))).not.toThrow();
  expect(takeUnreported()).toEqual([]);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  expect(() => keepUnreported(toPage('a'))).not.toThrow();
  expect(takeUnreported()).toEqual([]);
});
