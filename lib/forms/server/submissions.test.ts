import type { TicketAnswer } from '../wire';
import { browserRequest, scriptRequest, enquiry, startTestService, type TestService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const send = async (entries: Record<string, string>, form = 'enquiry') => {
  const response = await service.ask(form, scriptRequest(entries));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('an enquiry', () => {
  it('is stored as text before the response', async () => {
    const ticket = service.ticket('enquiry');
    const { status, body } = await send(enquiry({ ticket, phone: ' ' }));
    expect(status).toBe(200);
    const id = String(body['id']);
    expect(id).toMatch(/^[\dA-F]{12}$/);
    expect(body['next']).toBe(`/api/forms/enquiry/received?lang=en&reference=${id}`);
    const [record, ...others] = await service.records();
    expect(others).toEqual([]);
    expect(record).toMatchObject({ id, form: 'enquiry', locale: 'en', email: 'ada@example.org' });
    expect(record?.delete_after).toBe('2030-01-01T00:00:00.000Z');
    expect(JSON.parse(record?.entries ?? '')).toEqual({
      topic: 'sales',
      name: 'Ada Byron',
      company: 'Engines Ltd',
      email: 'ada@example.org',
      message: 'How much is it?',
    });
  });

  it('is stored once, even if sent repeatedly', async () => {
    const ticket = service.ticket('enquiry');
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(enquiry({ ticket }))));
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await service.records()).toHaveLength(1);
    expect(await service.sendMails()).toBe(2);
  });

  it('is rejected with a ticket used for other content', async () => {
    const ticket = service.ticket('enquiry');
    await send(enquiry({ ticket }));
    const second = await send(enquiry({ ticket, message: 'Something else' }));
    expect(second).toEqual({ status: 409, body: { reason: 'ticket-used' } });
    expect(await service.records()).toHaveLength(1);
  });

  it('gets a ticket that is too young at first', async () => {
    const response = await service.ask('enquiry/ticket');
    const { ticket, usableIn } = (await response.json()) as Required<TicketAnswer>;
    expect(response.headers.get('cache-control')).toBe('no-store');
    service.pass(usableIn - 1);
    expect(await send(enquiry({ ticket }))).toEqual({ status: 403, body: { reason: 'too-fast' } });
    service.pass(1);
    expect((await send(enquiry({ ticket }))).status).toBe(200);
  });

  it('causes two mails: a receipt without the content, and one for the team', async () => {
    await send(enquiry({ ticket: service.ticket('enquiry') }));
    await service.sendMails();
    const [receipt, notice] = service.mails;
    expect(receipt).toMatchObject({ recipient: 'ada@example.org', reply_to: null });
    expect(receipt?.body).not.toContain('How much');
    expect(notice).toMatchObject({ recipient: 'sales@stellwerk.example', reply_to: 'ada@example.org' });
    expect(notice?.body).toContain('Ihre Nachricht: How much is it?');
    expect(await service.sendMails()).toBe(0);
  });
});

describe('without a script', () => {
  it('leads to a confirmation page', async () => {
    const response = await service.ask('enquiry', browserRequest(enquiry({ 'language-of-page': 'de' })));
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/api\/forms\/enquiry\/received\?lang=de&reference=[\dA-F]{12}$/);
    const page = await service.ask(location.replace('/api/forms/', ''));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="de">');
  });

  it('treats a double click as the same submission, and a later repetition as new', async () => {
    const [first, second] = await Promise.all([
      service.ask('enquiry', browserRequest(enquiry())),
      service.ask('enquiry', browserRequest(enquiry())),
    ]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await service.records()).toHaveLength(1);
    service.pass(15 * 60_000);
    await service.ask('enquiry', browserRequest(enquiry()));
    expect(await service.records()).toHaveLength(2);
  });

  it('shows the form again with messages and values', async () => {
    const typed = enquiry({ email: 'ada@', message: '<b>"Hi" & bye</b>', topic: 'partner' });
    const response = await service.ask('enquiry', browserRequest(typed));
    expect(response.status).toBe(422);
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'sha256-",
    );
    const html = await response.text();
    expect(html).toMatch(
      /<a href="#email">E-\u2060?mail address: Please enter a complete e-\u2060?mail address/,
    );
    expect(html).toContain('value="ada@"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('&lt;b&gt;&quot;Hi&quot; &amp; bye&lt;/b&gt;</textarea>');
    expect(html).toContain('<option value="partner" selected>');
    expect(html).not.toContain('<b>');
    expect(await service.records()).toEqual([]);
  });

  it('cuts texts to the limit of their field, between characters', async () => {
    const typed = enquiry({
      message: '"'.repeat(20_000),
      company: `${'a'.repeat(119)}😀`,
      topic: 'x'.repeat(9000),
    });
    const response = await service.ask('enquiry', browserRequest(typed));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html.length).toBeLessThan(40_000);
    expect(html.match(/&quot;/g)).toHaveLength(4000);
    expect(html).toContain(`value="${'a'.repeat(119)}"`);
  });
});

it('does not confirm unknown numbers', async () => {
  const page = await service.ask('enquiry/received?reference=AAAAAAAAAAAA');
  expect([page.status, page.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
});

it('leads from the survey to its success page', async () => {
  const entries = { sought: 'Prices', 'language-of-page': 'de', ticket: service.ticket('survey') };
  const { body } = await send(entries, 'survey');
  expect(body['next']).toBe('/de/survey-success/');
  expect(await service.sendMails()).toBe(0);
});

it('accepts pages of allowed hosts and redirects to them', async () => {
  const origin = 'https://forms-elsewhere.example';
  const entries = { sought: 'Prices', 'language-of-page': 'en', ticket: service.ticket('survey') };
  const response = await service.ask(
    'survey',
    scriptRequest(entries, { origin, 'sec-fetch-site': 'cross-site' }),
  );
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(await response.json()).toMatchObject({ next: `${origin}/en/survey-success/` });
  const preflight = await service.ask('survey', { method: 'OPTIONS', headers: { origin } });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
});

it('logs no personal data', async () => {
  await send(enquiry({ ticket: service.ticket('enquiry') }));
  await service.ask('enquiry/received?reference=ada@example.org');
  await service.context.database.destroy();
  expect((await send(enquiry({ ticket: service.ticket('enquiry') }))).status).toBe(503);
  expect(service.log.length).toBeGreaterThan(2);
  expect(JSON.stringify(service.log)).not.toMatch(/ada|192\.0\.2|Engines/i);
});

it('stores normalised values of a payout', async () => {
  const person = { company: 'meridian', name: 'Ada Byron', birthday: '1990-12-10', email: 'ada@example.org' };
  const payout = { ...person, customer: 'DE02 1203 0000 0000 2020 51', phone: '+49 30 1234567' };
  const sepa = { ...payout, holder: 'Ada Byron', iban: 'de89\u20113704 0044 0532 0130 00', closing: 'yes' };
  const target = { asset: 'btc', address: 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1' };
  const choices = { amount: '0.500', wallet: 'own', 'closing-wallet': 'yes' };
  await send({ ...sepa, ticket: service.ticket('withdrawal-sepa') }, 'withdrawal-sepa');
  const crypto = { ...payout, ...target, ...choices, ticket: service.ticket('withdrawal-crypto') };
  await send(crypto, 'withdrawal-crypto');
  const kept = (await service.records()).map(({ entries }) => JSON.parse(entries ?? '') as object);
  expect(kept).toEqual([
    expect.objectContaining({ iban: 'DE89370400440532013000' }),
    expect.objectContaining({ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', amount: '0.5' }),
  ]);
  while ((await service.sendMails()) > 0);
  expect(service.mails.map(({ body }) => body).filter((body) => /: 0\.5$/m.test(body))).toHaveLength(1);
});
