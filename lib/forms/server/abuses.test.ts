import { escapeHtml } from '#lib/core/html';
import { formWords } from '#lib/i18n/form-words';
import { refusals as reasons, type RefusedAnswer } from '../wire';
import {
  scriptRequest,
  enquiry,
  highRateLimit,
  siteOrigin,
  startTestService,
  type TestService,
} from './testing';
import { abuses, enquiryTicket } from './testing-abuses';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const { problems, refusals } = formWords.en;

it('has at least thirty cases', () => {
  expect(abuses.length).toBeGreaterThan(29);
});

/** Message of a rejection: that of the first field, or the general one. */
function readMessage({ reason, problems: found = {} }: RefusedAnswer): string {
  const [problem] = Object.values(found);
  if (!problem) return refusals[reason];
  return problems[problem.key].replace('{max}', problem.params?.['max'] ?? '');
}

it.each(abuses)('%s', async (_what, make, status, message) => {
  const [path, init] = make(service);
  const response = await service.ask(path, init);
  const body = (await response.json()) as RefusedAnswer;
  expect(reasons).toContain(body.reason);
  expect([response.status, readMessage(body)]).toEqual([status, message]);
  expect(await service.records()).toEqual([]);
  // The service still responds to the next request.
  const next = scriptRequest(enquiry({ ticket: enquiryTicket(service) }));
  expect((await service.ask('enquiry', next)).status).toBe(200);
});

it.each(abuses)(
  'responds with the same message without a script: %s',
  async (what, make, status, message) => {
    const [path, init] = make(service);
    const headers = { ...(init.headers as Record<string, string>), accept: 'text/html' };
    const response = await service.ask(path, { ...init, headers });
    // Without a script there is no ticket, and none is required.
    expect([what, response.status]).toEqual([what, what === 'no ticket' ? 303 : status]);
    if (what === 'no ticket') return;
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(escapeHtml(message));
    expect(html).not.toMatch(/<script|style="|undefined|\[object/);
  },
);

const nasty = [
  `'; drop table records; --`,
  `" onfocus="alert(1)`,
  '<script>alert(1)</script>',
  '{{constructor}}',
  '=cmd|calc!A1',
  '%0aBcc: x',
  '${jndi:ldap}',
];

it.each(nasty)('stores %s as text in every field', async (text) => {
  const entries = enquiry({ name: text, company: text, message: text, ticket: enquiryTicket(service) });
  const response = await service.ask('enquiry', scriptRequest(entries));
  expect(response.status).toBe(200);
  const [record] = await service.records();
  expect(JSON.parse(record?.entries ?? '')).toMatchObject({ name: text, company: text, message: text });
  const page = await service.ask('enquiry', {
    ...scriptRequest({ ...entries, email: text }),
    headers: { accept: 'text/html', origin: siteOrigin },
  });
  const html = await page.text();
  expect(html).toContain(
    `<textarea id="message" name="message" maxlength="4000" aria-describedby="message-notes" rows="6">${escapeHtml(text)}<`,
  );
  expect(html).not.toMatch(/<script>|" onfocus=/);
});

it('limits the rate and states the time to wait', async () => {
  await service.close();
  service = await startTestService({ limit: { ...highRateLimit, count: 3 } });
  const send = (address: string) =>
    service.ask('enquiry', { ...scriptRequest(enquiry({ ticket: enquiryTicket(service) })), address });
  for (let index = 0; index < 3; index += 1) expect((await send('192.0.2.1')).status).toBe(200);
  const fourth = await send('192.0.2.1');
  expect([fourth.status, await fourth.json()]).toEqual([429, { reason: 'too-many' }]);
  expect(Number(fourth.headers.get('retry-after'))).toBe(600);
  expect((await send('::ffff:192.0.2.2')).status).toBe(200);
  for (const host of ['1', '2', '3']) expect((await send(`2001:db8:1:2::${host}`)).status).toBe(200);
  expect((await send('2001:db8:1:2:ffff::4')).status).toBe(429);
  service.pass(600_000);
  expect((await send('192.0.2.1')).status).toBe(200);
  const kept = await service.context.database.selectFrom('attempts').selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/192\.0|2001:/);
});

// The body is not read, so only the request's headers can say it.
it.each([
  ['de-AT,en;q=0.5', 'de'],
  ['DE', 'de'],
  ['en-GB,de;q=0.9', 'en'],
  ['den', 'en'],
  ['fr,de;q=0.9', 'en'],
])('refuses in the preferred language (%s)', async (accepted, language) => {
  const headers = { accept: 'text/html', 'accept-language': accepted };
  const response = await service.ask('unknown', { headers });
  expect(await response.text()).toContain(`<html lang="${language}">`);
});
