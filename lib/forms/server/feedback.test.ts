import { purge } from './purge';
import { browserRequest, scriptRequest, startTestService, type TestService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const day = 86_400_000;
const page = '/en/glossary/know-your-customer-know-your-business/';

const send = (entries: Readonly<Record<string, string>> = {}) =>
  service.ask('feedback', browserRequest({ page, helpful: 'yes', 'language-of-page': 'en', ...entries }));

it('stores page, answer, sentence and day, no more, and leads back to the thanks of the page', async () => {
  const response = await send({ sentence: 'The table is clear.', email: 'ada@example.org' });
  expect([response.status, response.headers.get('location')]).toEqual([303, `${page}#thanks`]);
  const [record, ...others] = await service.records();
  expect(others).toEqual([]);
  expect(record).toMatchObject({ email: null, received_at: '2026-11-23T00:00:00.000Z' });
  expect(JSON.parse(record?.entries ?? '')).toEqual({
    page,
    helpful: 'yes',
    sentence: 'The table is clear.',
  });
  expect(await service.sendMails()).toBe(0);
});

it('counts a double click once, and the same answer of another visitor as well', async () => {
  await Promise.all([send(), send()]);
  expect(await service.records()).toHaveLength(1);
  service.pass(10_000);
  await send();
  expect(await service.records()).toHaveLength(2);
});

it('is stored once per ticket', async () => {
  const entries = { page, helpful: 'no', ticket: service.ticket('feedback') };
  const answers = [
    await service.ask('feedback', scriptRequest(entries)),
    await service.ask('feedback', scriptRequest(entries)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await service.records()).toHaveLength(1);
});

it('asks for the sentence with a mistake, and keeps page and answer', async () => {
  const response = await send({ helpful: 'mistake' });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain(`<input type="hidden" name="page" value="${page}">`);
  expect(html).toMatch(/<input [^>]*value="mistake" checked>/);
  expect(html).toContain('Please fill in this field.');
  expect((await send({ helpful: 'mistake', sentence: 'The year is wrong.' })).status).toBe(303);
});

it.each(['https://evil.example/', '//evil.example/', '/en//evil.example/', '/fr/', '/en/../x/', '/en/x'])(
  'does not lead to %s',
  async (foreign) => {
    const response = await send({ page: foreign });
    expect([response.status, response.headers.get('location')]).toEqual([422, null]);
    expect(await service.records()).toEqual([]);
  },
);

it('leads back to the host of the page', async () => {
  const init = browserRequest({ page, helpful: 'yes' });
  const headers = { accept: 'text/html', origin: 'https://forms-elsewhere.example' };
  const response = await service.ask('feedback', { ...init, headers });
  expect(response.headers.get('location')).toBe(`https://forms-elsewhere.example${page}#thanks`);
});

it('is deleted after 180 days', async () => {
  await send();
  // Received at noon, counted from the beginning of the day.
  service.pass(180 * day - day / 2 - 1);
  expect(await purge(service.context)).toBe(0);
  service.pass(1);
  expect(await purge(service.context)).toBe(1);
});
