import { writeRecord } from '#lib/consent/record';
import { decideAll, denied, granted } from '#lib/consent/status';
import { storeUnreported, takeUnreported } from './unreported-pages';

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

test('pages stored by earlier documents are returned once, in order', () => {
  decide(granted);
  for (const page of ['a', 'b', 'c']) storeUnreported(toPage(page));
  expect(takeUnreported()).toEqual([toPage('a'), toPage('b'), toPage('c')]);
  expect(takeUnreported()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is stored without consent or with a privacy signal', () => {
  storeUnreported(toPage('a'));
  decide(denied);
  storeUnreported(toPage('a'));
  decide(granted);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  storeUnreported(toPage('a'));
  expect(sessionStorage).toHaveLength(0);
});

test('after a withdrawal, nothing is returned', () => {
  decide(granted);
  storeUnreported(toPage('a'));
  decide(denied);
  expect(takeUnreported()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('only the newest are kept', () => {
  decide(granted);
  for (let page = 0; page < 30; page += 1) storeUnreported(toPage(`${page}`));
  expect(takeUnreported().map(({ title }) => Number(title))).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 10),
  );
});

test.each(['', 'x', '{}\n', 'null', '[null, 1]', '{"title": 1, "href": "/"}'])(
  'an invalid stored value is ignored: %p',
  (text) => {
    decide(granted);
    sessionStorage.setItem(key, text);
    expect(takeUnreported()).toEqual([]);
  },
);

test('blocked storage causes no error', () => {
  decide(granted);
  const blocked = (): never => {
    throw new DOMException('blocked');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  expect(() => storeUnreported(toPage('a'))).not.toThrow();
  expect(takeUnreported()).toEqual([]);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  expect(() => storeUnreported(toPage('a'))).not.toThrow();
  expect(takeUnreported()).toEqual([]);
});
