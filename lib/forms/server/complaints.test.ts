import { browserRequest, scriptRequest, startTestService, type TestService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const complaint = {
  ...{ matter: 'card', app: 'Kontaro', events: 'Charged twice', wish: 'Refund', name: 'Ada Byron' },
  ...{ email: 'ada@example.org', account: 'DE02 1203 0000 0000 2020 51', 'language-of-page': 'en' },
};

const send = async (changes: Record<string, string> = {}) => {
  const entries = { ...complaint, ticket: service.ticket('complaint'), ...changes };
  const response = await service.ask('complaint', scriptRequest(entries));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('a complaint', () => {
  it('is confirmed with its number, and reaches the team for complaints without the IBAN', async () => {
    const { body } = await send();
    const [record] = await service.records();
    expect(record?.delete_after).toBe('2030-01-01T00:00:00.000Z');
    expect(JSON.parse(record?.entries ?? '')).toMatchObject({ account: 'DE02 1203 0000 0000 2020 51' });
    await service.sendMails();
    const [receipt, notice] = service.mails;
    expect(receipt?.subject).toBe(`Complaint: received under number ${String(body['id'])}`);
    expect(receipt?.body).not.toContain('Charged');
    expect(receipt?.body).toContain('by 14 December 2026');
    expect(notice).toMatchObject({ recipient: 'complaints@stellwerk.example', reply_to: 'ada@example.org' });
    expect(notice?.body).toContain('Was ist geschehen? Charged twice');
    expect(notice?.body).toContain('Worüber beschweren Sie sich? Über eine Karte');
    expect(notice?.body).not.toMatch(/DE02|2020 51/);
  });

  it('needs to say what happened', async () => {
    const { status, body } = await send({ events: ' ' });
    expect([status, body['problems']]).toEqual([422, { events: { key: 'missing' } }]);
    expect(await service.records()).toEqual([]);
  });

  it('is answered with a page without a script', async () => {
    const { headers } = await service.ask('complaint', browserRequest(complaint));
    const page = await service.ask((headers.get('location') ?? '').replace('/api/forms/', ''));
    expect(await page.text()).toMatch(/Your reference is [\dA-F]{12}/);
  });
});
