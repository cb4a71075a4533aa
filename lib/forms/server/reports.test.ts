import { runCommand } from './record-commands';
import { browserRequest, scriptRequest, startTestService, type TestService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const report = {
  ...{ breach: 'crime', report: 'Invoices are paid twice', connection: 'employee', answer: 'none' },
  ...{ email: '', phone: '', postal: '', 'language-of-page': 'en', website: '' },
};

const send = async (changes: Record<string, string> = {}) => {
  const entries = { ...report, ticket: service.ticket('whistleblowing'), ...changes };
  const response = await service.ask('whistleblowing', scriptRequest(entries));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('a report of wrongdoing', () => {
  it('is stored with its day, without a time and without an address', async () => {
    const { status } = await send();
    expect(status).toBe(200);
    const [record] = await service.records();
    expect(record).toMatchObject({ received_at: '2026-11-23T00:00:00.000Z', email: null });
    expect(record?.delete_after).toBe('2027-05-22T00:00:00.000Z');
    expect(JSON.parse(record?.entries ?? '')).toEqual({
      breach: 'crime',
      report: 'Invoices are paid twice',
      connection: 'employee',
      answer: 'none',
    });
  });

  it('drops an address that was typed before another answer was chosen', async () => {
    await send({ email: 'ada@example.org', phone: '+49 30 1234567', postal: 'Street 1' });
    const [record] = await service.records();
    expect(JSON.stringify(record)).not.toMatch(/ada|1234567|Street/);
    await service.sendMails();
    expect(service.mails.map(({ recipient }) => recipient)).toEqual(['reporting-office@stellwerk.example']);
  });

  it('reaches the reporting office as a number, without anything of it', async () => {
    const { body } = await send({ answer: 'email', email: 'ada@example.org' });
    await service.sendMails();
    const [receipt, notice] = service.mails;
    expect(receipt).toMatchObject({
      recipient: 'ada@example.org',
      reply_to: 'reporting-office@stellwerk.example',
    });
    expect(notice).toMatchObject({ recipient: 'reporting-office@stellwerk.example', reply_to: null });
    expect(notice?.body).toContain(`show ${String(body['id'])}`);
    expect(JSON.stringify(service.mails)).not.toMatch(/Invoices|employee|crime|Straftat/i);
    expect(notice?.body).not.toContain('ada@');
    expect((await service.records())[0]?.email).toBeNull();
  });

  it.each([
    ['email', { email: { key: 'missing' } }],
    ['phone', { phone: { key: 'missing' } }],
    ['post', { postal: { key: 'missing' } }],
    ['', { answer: { key: 'choose' } }],
  ])('asks for the address of the answer that was chosen: %s', async (answer, problems) => {
    const { status, body } = await send({ answer });
    expect([status, body['problems']]).toEqual([422, problems]);
  });

  it('leaves no line in the log, whatever becomes of it', async () => {
    await service.ask('whistleblowing/ticket');
    await send();
    await send({ report: '' });
    await service.ask('whistleblowing', browserRequest(report));
    expect(service.log).toEqual([]);
    await service.ask('enquiry/ticket');
    expect(service.log).toHaveLength(1);
  });

  it('shows its number without a script, once however often it is sent on a day', async () => {
    const { headers } = await service.ask('whistleblowing', browserRequest(report));
    const location = headers.get('location') ?? '';
    const page = await (await service.ask(location.replace('/api/forms/', ''))).text();
    expect(page).toMatch(/Its number is [\dA-F]{12}/);
    expect(page).not.toContain('confirmation by e-mail');
    service.pass(3_600_000);
    const again = await service.ask('whistleblowing', browserRequest(report));
    expect(again.headers.get('location')).toBe(location);
  });

  it('is listed only where its form is named', async () => {
    const { body } = await send();
    const { database } = service.context;
    expect(await runCommand(database, ['list'])).toBe('');
    expect(await runCommand(database, ['list', 'whistleblowing'])).toContain(String(body['id']));
    expect(await runCommand(database, ['delete-email', 'ada@example.org'])).toBe('0 deleted');
  });
});
