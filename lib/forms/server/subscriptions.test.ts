import {
  siteOrigin,
  browserRequest,
  scriptRequest,
  enquiry,
  startTestService,
  type TestService,
} from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const day = 86_400_000;

/** Subscribes and returns the links of the mail. */
async function subscribe(form = 'newsletter', email = 'Ada@example.org') {
  const entries = { email, language: 'de', 'language-of-page': 'de', ticket: service.ticket(form) };
  const response = await service.ask(form, scriptRequest(entries));
  const answer = (await response.json()) as { id: string; next: string };
  await service.sendMails();
  const links = (service.mails.at(-1)?.body ?? '').match(/https:\S+/g) ?? [];
  const [confirm = '', unsubscribe = ''] = links.map((link) => link.replace(`${siteOrigin}/api/forms/`, ''));
  return { ...answer, status: response.status, confirm, unsubscribe };
}

const press = (link: string) => service.ask(link, { method: 'POST', headers: { accept: 'text/html' } });

describe.each(['newsletter', 'futura-newsletter'])('%s', (form) => {
  it('is confirmed by the link of a mail and a button', async () => {
    const { id, status, next, confirm } = await subscribe(form);
    expect([status, next]).toEqual([200, `/api/forms/${form}/received?lang=de`]);
    expect(await (await service.ask(next.replace('/api/forms/', ''))).text()).toContain('sieben Tage');
    const page = await service.ask(confirm);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<button>Bestätigen</button>');
    expect((await service.records())[0]?.confirmed_at).toBeNull();
    const done = await press(
      /action="\/api\/forms\/([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    );
    expect([done.status, done.headers.get('location')]).toEqual([303, `/de/${form}-success/`]);
    expect(await service.records()).toMatchObject([{ id, delete_after: null }]);
  });
});

it('may be confirmed twice, keeping the first day', async () => {
  const { confirm } = await subscribe();
  await press(confirm);
  const [first] = await service.records();
  service.pass(day);
  expect((await press(confirm)).status).toBe(303);
  expect(await service.records()).toEqual([first]);
});

it('is ended by the link of any mail; the proof of consent is kept for three years', async () => {
  const { confirm, unsubscribe } = await subscribe();
  await press(confirm);
  const earlier = await subscribe();
  await press(earlier.confirm);
  expect(await (await service.ask(unsubscribe)).text()).toContain('<button>Abbestellen</button>');
  const done = await press(unsubscribe);
  expect([done.status, (await done.text()).includes('<h1>Abbestellt</h1>')]).toEqual([200, true]);
  for (const record of await service.records())
    expect(record).toMatchObject({
      ended_at: '2026-11-23T12:00:00.000Z',
      delete_after: '2030-01-01T00:00:00.000Z',
    });
  expect((await press(confirm)).status).toBe(410);
});

it('is ended by one-click unsubscribe', async () => {
  const { confirm } = await subscribe();
  await press(confirm);
  const link = service.mails.at(-1)?.unsubscribe?.replace(`${siteOrigin}/api/forms/`, '') ?? '';
  const init = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await service.ask(link, init)).status).toBe(200);
  expect((await service.records())[0]?.ended_at).not.toBeNull();
});

it('is deleted at once if it was never confirmed', async () => {
  const { unsubscribe } = await subscribe();
  await press(unsubscribe);
  expect(await service.records()).toEqual([]);
  expect((await press(unsubscribe)).status).toBe(200);
});

describe('links', () => {
  it.each([
    [
      'of another record',
      (link: string) => link.replace(/record=(\w)/, (_, first) => `record=${first === '0' ? '1' : '0'}`),
    ],
    ['with a later end', (link: string) => link.replace(/until=\d+/, 'until=9999999999999')],
    ['without an end', (link: string) => link.replace(/until=\d+/, 'until=always')],
    ['cut off by a mail program', (link: string) => link.slice(0, -5)],
    ['for another purpose', (link: string) => link.replace('/confirm', '/unsubscribe')],
    ['without anything', (link: string) => link.replace(/\?.*/, '?')],
  ])('%s are worth nothing', async (_what, change) => {
    const { confirm } = await subscribe();
    const response = await service.ask(`${change(confirm)}&lang=de`, {
      method: 'POST',
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('Dieser Link ist unvollständig oder wurde schon benutzt.');
    expect(await service.records()).toMatchObject([{ confirmed_at: null, ended_at: null }]);
  });

  it('are valid for seven days', async () => {
    const { confirm } = await subscribe();
    service.pass(7 * day);
    expect((await service.ask(confirm)).status).toBe(200);
    service.pass(1);
    const late = await service.ask(`${confirm}&lang=de`);
    expect([late.status, (await late.text()).includes('ist abgelaufen')]).toEqual([410, true]);
  });
});

it('sends at most three mails a day, with the same response for more', async () => {
  for (let index = 0; index < 5; index += 1) expect((await subscribe()).status).toBe(200);
  expect(service.mails).toHaveLength(3);
  service.pass(day + 1);
  await subscribe();
  expect(service.mails).toHaveLength(4);
});

it('counts mails by mailbox, not by spelling', async () => {
  const spellings = [
    'victim@gmail.example',
    'VICTIM@GMAIL.EXAMPLE',
    'victim+a@gmail.example',
    'Victim+b@Gmail.example',
  ];
  for (const email of spellings) expect((await subscribe('newsletter', email)).status).toBe(200);
  expect(service.mails).toHaveLength(3);
  const letters = [
    'victim@bücher.example',
    'victim@xn--bcher-kva.example',
    'victim@BÜCHER.example',
    'victim@Bücher.example',
  ];
  for (const email of letters) expect((await subscribe('newsletter', email)).status).toBe(200);
  expect(service.mails.slice(3).map(({ recipient }) => recipient)).toEqual(
    Array(3).fill('victim@xn--bcher-kva.example'),
  );
});

it('counts mails of concurrent submissions', async () => {
  const send = (index: number) =>
    service.ask(
      'newsletter',
      scriptRequest({
        email: `ada+${index}@example.org`,
        language: 'en',
        ticket: service.ticket('newsletter'),
      }),
    );
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => send(index)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await service.records()).toHaveLength(60);
  expect(await service.context.database.selectFrom('outbox').selectAll().execute()).toHaveLength(3);
});

it('gets its confirmation mail despite enquiries with the same address', async () => {
  for (let index = 0; index < 4; index += 1)
    await service.ask('enquiry', scriptRequest(enquiry({ ticket: service.ticket('enquiry') })));
  await service.sendMails();
  expect(service.mails).toHaveLength(3 + 4);
  await subscribe();
  expect(service.mails.at(-1)?.recipient).toBe('Ada@example.org');
});

it('works without a script', async () => {
  const response = await service.ask(
    'newsletter',
    browserRequest({ email: 'ada@example.org', language: 'en' }),
  );
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/api/forms/newsletter/received?lang=en',
  ]);
});
