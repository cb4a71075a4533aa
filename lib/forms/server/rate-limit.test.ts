import { scriptRequest, enquiry, highRateLimit, startTestService, type TestService } from './testing';
import { countSubmission, countBytes } from './rate-limit';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const day = 86_400_000;
const few = { ...highRateLimit, count: 3 };

async function countUntilRefused(addresses: readonly string[]): Promise<number> {
  const waits: number[] = [];
  for (const address of addresses) waits.push(await countSubmission(service.context, address, few));
  return waits.filter((wait) => wait === 0).length;
}

const list = (write: (index: number) => string): string[] =>
  Array.from({ length: 30 }, (_, index) => write(index));

it.each([
  ['of a network with empty groups', list((index) => `2001:db8::${index.toString(16)}`), 3],
  ['with a port', list((index) => `203.0.113.7:${4000 + index}`), 3],
  ['with a port and brackets', list((index) => `[2001:db8::1]:${4000 + index}`), 3],
  ['of a /48', list((index) => `2001:db8:1:${index.toString(16)}::1`), 12],
  ['of IPv4', list((index) => `192.0.2.${index}`), 30],
])('addresses %s are counted as one', async (_what, addresses, taken) => {
  expect(await countUntilRefused(addresses)).toBe(taken);
});

it('writes nothing for rejected requests and resets daily', async () => {
  const limits = { ...highRateLimit, perDay: 2 };
  const read = () => service.context.database.selectFrom('attempts').selectAll().orderBy('slot').execute();
  for (let index = 0; index < 2; index += 1)
    expect(await countSubmission(service.context, '192.0.2.1', limits)).toBe(0);
  const before = await read();
  expect(await countSubmission(service.context, '192.0.2.1', limits)).toBe(12 * 3600);
  expect(await read()).toEqual(before);
  service.pass(day / 2);
  expect(await countSubmission(service.context, '192.0.2.1', limits)).toBe(0);
});

it('applies the same limit to concurrent requests', async () => {
  const waits = await Promise.all(
    list(() => '192.0.2.1').map((text) => countSubmission(service.context, text, few)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

it('limits the bytes per address and day', async () => {
  const limits = { ...highRateLimit, bytesPerDay: 100 };
  expect(await countBytes(service.context, '192.0.2.1', 60, limits)).toBe(0);
  expect(await countBytes(service.context, '192.0.2.1', 60, limits)).toBe(12 * 3600);
  expect(await countBytes(service.context, '192.0.2.1', 40, limits)).toBe(0);
  expect(await countBytes(service.context, '192.0.2.2', 60, limits)).toBe(0);
});

it('responds if too many bytes were sent', async () => {
  await service.close();
  service = await startTestService({ limit: { ...highRateLimit, bytesPerDay: 400 } });
  const send = () => service.ask('enquiry', scriptRequest(enquiry({ ticket: service.ticket('enquiry') })));
  expect((await send()).status).toBe(200);
  const second = await send();
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, String(12 * 3600)]);
  expect(await service.records()).toHaveLength(1);
});
