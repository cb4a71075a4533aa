import { readRecord, writeRecord } from './record';
import { granted, decideAll } from './status';

const now = new Date('2026-11-21T10:00:00Z');
const date = '2026-11-20T10:00:00.000Z';
const build = (record: unknown): string => JSON.stringify(record);

/** Manipulated records that must not grant anything. */
const records: readonly string[] = [
  build({ version: 1, date, statuses: { analytics: true, remarketing: true } }),
  build({ version: 1, date, statuses: { analytics: '1', remarketing: '1' } }),
  build({ version: 1, date, statuses: { analytics: [1], remarketing: [1] } }),
  build({ version: 1, date, statuses: { analytics: { valueOf: 1 }, remarketing: 2 } }),
  build({ version: 1, date, statuses: { analytics: 1.0000001, remarketing: 1e9 } }),
  build({ version: 1, date, statuses: { Analytics: 1, 'analytics ': 1 } }),
  build({ version: 1, date, statuses: [1, 1] }),
  build({ version: 1, date, statuses: 'granted' }),
  build({ version: 1, date, statuses: 1 }),
  build({ version: 1, date, statuses: null }),
  build({ version: 1, date, analytics: 1, remarketing: 1 }),
  `{"version":1,"date":"${date}","statuses":{"__proto__":{"analytics":1,"remarketing":1}}}`,
  `{"version":1,"date":"${date}","statuses":{"constructor":{"prototype":{"analytics":1}}}}`,
  `{"__proto__":${writeRecord(decideAll(granted), new Date(date))}}`,
  build({ version: '1', date, statuses: decideAll(granted) }),
  build({ version: [1], date, statuses: decideAll(granted) }),
  build({ version: 1.5, date, statuses: decideAll(granted) }),
  build({ version: 1, date: '9999-12-31', statuses: decideAll(granted) }),
  build({ version: 1, date: '-271821-04-20', statuses: decideAll(granted) }),
  build({ version: 1, date: { toString: date }, statuses: decideAll(granted) }),
  build({ version: 1, date: [date], statuses: decideAll(granted) }),
  build({ version: 1, date: '2026-11-20T10:00:00.000Z<script>', statuses: decideAll(granted) }),
  build([{ version: 1, date, statuses: decideAll(granted) }]),
  `${writeRecord(decideAll(granted), new Date(date))}x`,
  'granted',
  '1',
];

test('a valid record is read', () => {
  expect(readRecord(writeRecord(decideAll(granted), new Date(date)), now)?.statuses).toEqual(decideAll(1));
});

test.each(records)('grants nothing: %s', (text) => {
  const statuses = readRecord(text, now)?.statuses ?? decideAll(-1);
  expect(Object.values(statuses)).not.toContain(granted);
  expect(({} as Record<string, unknown>)['analytics']).toBeUndefined();
});
