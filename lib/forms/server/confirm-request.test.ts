import { purge } from './purge';
import { browserRequest, scriptRequest, siteOrigin, startTestService, type TestService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const day = 86_400_000;
const wish = {
  email: 'Ada@example.org',
  name: 'Ada Byron',
  company: '',
  service: 'cards',
  'sandbox-terms': 'yes',
  'language-of-page': 'de',
  website: '',
};

/** Asks for access and returns the link of the mail, below the service's path. */
async function ask(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const entries = { ...wish, ticket: service.ticket('sandbox'), ...changes };
  expect((await service.ask('sandbox', scriptRequest(entries))).status).toBe(200);
  await service.sendMails();
  const [link = ''] = /https:\S+/.exec(service.mails.at(-1)?.body ?? '') ?? [];
  return link.replace(`${siteOrigin}/api/forms/`, '');
}

const press = (link: string) => service.ask(link, { method: 'POST', headers: { accept: 'text/html' } });

it('asks for a confirmation first, and tells nobody before', async () => {
  const link = await ask();
  expect(service.mails).toHaveLength(1);
  expect(service.mails[0]).toMatchObject({
    recipient: 'Ada@example.org',
    subject: 'Bitte bestätigen: Zugang zur Sandbox von Stellwerk',
    unsubscribe: null,
  });
  const html = await (await service.ask(link)).text();
  expect(html).toContain('<button>Bestätigen</button>');
  expect(html).toContain('mit den Bedingungen der Sandbox einverstanden');
  expect(await service.records()).toMatchObject([
    { confirmed_at: null, delete_after: '2026-11-30T12:00:00.000Z' },
  ]);
});

it('once confirmed, says what comes next and when, and tells the team', async () => {
  const link = await ask();
  const done = await press(link);
  expect([done.status, await done.text()]).toEqual([
    200,
    expect.stringContaining('<h1>Ihre Adresse ist bestätigt</h1>'),
  ]);
  await service.sendMails();
  const [, next, notice] = service.mails;
  expect(next).toMatchObject({ recipient: 'Ada@example.org', unsubscribe: null });
  expect(next?.body).toContain('Innerhalb eines Arbeitstags');
  expect(next?.body).toContain(`${siteOrigin}/de/developers/`);
  expect(notice).toMatchObject({ recipient: 'sales@stellwerk.example', reply_to: 'Ada@example.org' });
  expect(notice?.body).toContain('Was möchten Sie zuerst ausprobieren? Karten');
  expect(await service.records()).toMatchObject([
    { confirmed_at: '2026-11-23T12:00:00.000Z', delete_after: '2030-01-01T00:00:00.000Z' },
  ]);
});

it('may be confirmed twice, with one mail to each and the first day', async () => {
  const link = await ask();
  await press(link);
  const [first] = await service.records();
  service.pass(day);
  expect((await press(link)).status).toBe(200);
  await service.sendMails();
  expect(service.mails).toHaveLength(3);
  expect(await service.records()).toEqual([first]);
});

it('is deleted after seven days without a confirmation; the link is then worth nothing', async () => {
  const link = await ask();
  service.pass(7 * day);
  expect(await purge(service.context)).toBe(1);
  const late = await press(`${link}&lang=de`);
  expect(late.status).toBe(410);
  expect(await late.text()).toContain('füllen Sie das Formular noch einmal aus');
});

it('has no link that unsubscribes', async () => {
  const link = await ask();
  expect((await press(link.replace('/confirm', '/unsubscribe'))).status).toBe(404);
  expect(await service.records()).toHaveLength(1);
});

it('cannot be confirmed by the link of a newsletter', async () => {
  const link = await ask();
  const [, query = ''] = link.split('?');
  expect((await press(`newsletter/confirm?${query}`)).status).toBe(410);
  expect(await service.records()).toMatchObject([{ confirmed_at: null }]);
});

it('works without a script', async () => {
  const response = await service.ask('sandbox', browserRequest(wish));
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/api/forms/sandbox/received?lang=de',
  ]);
  const page = await service.ask('sandbox/received?lang=de');
  expect(await page.text()).toContain('richten wir den Zugang ein');
});
