import { writeRecord } from '../record';
import { decideAll } from '../status';
import { openConsentStore } from './open-store';

const key = 'stellwerk-consent';
const keep = (status: number, date = new Date()): void =>
  localStorage.setItem(key, writeRecord(decideAll(status), date));

function loadBy(type: 'navigate' | 'reload'): void {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
}

beforeEach(() => loadBy('navigate'));
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('nothing has ended without a decision or with a valid consent', () => {
  expect(openConsentStore().hasEnded).toBe(false);
  keep(1);
  loadBy('reload');
  expect(openConsentStore().hasEnded).toBe(false);
});

test('a refusal is applied again after a reload', () => {
  keep(0);
  expect(openConsentStore().hasEnded).toBe(false);
  loadBy('reload');
  expect(openConsentStore().hasEnded).toBe(true);
});

test('a consent ends after a year', () => {
  keep(1, new Date(Date.now() - 366 * 24 * 60 * 60 * 1000));
  expect(openConsentStore().hasEnded).toBe(true);
  expect(openConsentStore().hasEnded).toBe(false);
});

test('a new privacy signal ends an earlier consent', () => {
  keep(1);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(openConsentStore()).toMatchObject({ hasEnded: true, refused: true });
});
