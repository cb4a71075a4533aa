import { endOfPeriod, periods } from '../periods';
import { formIds } from '../form-schema';
import { purge } from './purge';
import { scriptRequest, enquiry, startTestService, type TestService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const day = 86_400_000;

it.each([
  ['newsletter', '2026-11-30T12:00:00.000Z'],
  ['futura-newsletter', '2026-11-30T12:00:00.000Z'],
  ['survey', '2027-01-22T12:00:00.000Z'],
  ['enquiry', '2030-01-01T00:00:00.000Z'],
  ['complaint', '2030-01-01T00:00:00.000Z'],
  ['whistleblowing', '2027-05-22T12:00:00.000Z'],
  ['application', '2027-05-22T12:00:00.000Z'],
  ['webinar', '2026-11-30T12:00:00.000Z'],
  ['sandbox', '2026-11-30T12:00:00.000Z'],
  ['feedback', '2027-05-22T12:00:00.000Z'],
  ['withdrawal-sepa', '2033-01-01T00:00:00.000Z'],
  ['withdrawal-crypto', '2033-01-01T00:00:00.000Z'],
] as const)('%s: received on 23 November 2026, kept until %s', (form, end) => {
  expect(endOfPeriod(periods[form], new Date('2026-11-23T12:00:00Z')).toISOString()).toBe(end);
  expect(Object.keys(periods)).toEqual([...formIds]);
});

it('deletes a record with its mails exactly at the end of its period', async () => {
  const entries = { sought: 'x', ticket: service.ticket('survey') };
  await service.ask('survey', scriptRequest(entries));
  await service.ask('enquiry', scriptRequest(enquiry({ ticket: service.ticket('enquiry') })));
  service.pass(60 * day - 1);
  expect(await purge(service.context)).toBe(0);
  service.pass(1);
  expect(await purge(service.context)).toBe(1);
  expect(await service.records()).toMatchObject([{ form: 'enquiry' }]);
  for (let half = 0; half < 6; half += 1) {
    service.pass(183 * day);
    if (half < 5) expect(await purge(service.context)).toBe(0);
  }
  expect(await purge(service.context)).toBe(1);
  expect(await service.context.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

it('deletes counters on the next day', async () => {
  await service.ask('survey', scriptRequest({ sought: 'x' }));
  const { database } = service.context;
  const count = async () => [
    (await database.selectFrom('salts').selectAll().execute()).length,
    (await database.selectFrom('attempts').selectAll().execute()).length,
  ];
  // Counters for ten minutes, for a day, and for bytes.
  expect(await count()).toEqual([1, 3]);
  await purge(service.context);
  expect(await count()).toEqual([1, 3]);
  service.pass(day);
  await purge(service.context);
  expect(await count()).toEqual([0, 0]);
});

it('ignores a clock that has moved by years until confirmed', async () => {
  await service.ask('enquiry', scriptRequest(enquiry({ ticket: service.ticket('enquiry') })));
  expect(await purge(service.context)).toBe(0);
  service.pass(73 * 365 * day);
  expect(await purge(service.context)).toBeUndefined();
  expect(await service.records()).toHaveLength(1);
  expect(await purge(service.context, true)).toBe(1);
});
