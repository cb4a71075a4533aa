import { maxAge, readRecord, writeRecord } from './record';
import { decideAll } from './status';

const day = new Date('2026-11-21T10:00:00Z');
const after = (milliseconds: number): Date => new Date(day.getTime() + milliseconds);
const text = writeRecord({ analytics: 1, remarketing: 0 }, day);

test('a decision is stored with its date and the version of the question', () => {
  expect(JSON.parse(text)).toEqual({
    version: 1,
    date: '2026-11-21T10:00:00.000Z',
    statuses: { analytics: 1, remarketing: 0 },
  });
  expect(readRecord(text, day)?.statuses).toEqual({ analytics: 1, remarketing: 0 });
});

test('it is valid for exactly twelve months', () => {
  expect(maxAge).toBe(365 * 86_400_000);
  expect(readRecord(text, after(maxAge - 1))).toBeDefined();
  expect(readRecord(text, after(maxAge))).toBeUndefined();
});

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['1'],
  ['[]'],
  ['{}'],
  [text.replace('"version":1', '"version":2')],
  [text.replace(/"date":"[^"]+"/, '"date":"soon"')],
  [text.replace(/"date":"[^"]+"/, '"date":5')],
  [writeRecord(decideAll(1), after(1))],
])('%p is no decision', (kept) => {
  expect(readRecord(kept, day)).toBeUndefined();
});

test('a category missing from a decision is undecided', () => {
  expect(readRecord(text.replace('"remarketing":0', '"maps":0'), day)?.statuses).toEqual({
    analytics: 1,
    remarketing: -1,
  });
});

test('a decision with the former category maps remains valid for the others', () => {
  const kept = text.replace('"remarketing":0', '"remarketing":0,"media":1');
  expect(readRecord(kept, day)?.statuses).toEqual({ analytics: 1, remarketing: 0 });
});
