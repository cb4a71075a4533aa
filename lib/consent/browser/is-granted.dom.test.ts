import fc from 'fast-check';
import { readRecord, writeRecord } from '../record';
import { decideAll, granted } from '../status';
import { isAnalyticsGranted } from './is-granted';

const keep = (text: string): void => localStorage.setItem('stellwerk-consent', text);
const year = 365 * 24 * 60 * 60 * 1000;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('nothing is granted without a record, with blocked storage or with a privacy signal', () => {
  expect(isAnalyticsGranted()).toBe(false);
  keep(writeRecord(decideAll(granted), new Date()));
  expect(isAnalyticsGranted()).toBe(true);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(isAnalyticsGranted()).toBe(false);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  expect(isAnalyticsGranted()).toBe(false);
});

test('it agrees with the parser on every record', () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const record = fc.record(
    {
      version: fc.constantFrom<unknown>(1, 2, '1'),
      date: fc.oneof(
        fc.integer({ min: -2 * year, max: year }).map((age) => new Date(now + age).toISOString()),
        fc.constantFrom<unknown>('', 'yesterday', null, {}),
      ),
      statuses: fc.oneof(
        fc.record({ analytics: fc.constantFrom<unknown>(1, 0, -1, '1', true, null) }),
        fc.constantFrom<unknown>(null, [], 1),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(record, fc.jsonValue()), (value) => {
      const text = JSON.stringify(value);
      keep(text);
      return isAnalyticsGranted() === (readRecord(text, new Date(now))?.statuses.analytics === granted);
    }),
  );
});
