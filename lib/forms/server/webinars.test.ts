import { brand } from '#content/site/brand';
import { formWords } from '#lib/i18n/form-words';
import { purge } from './purge';
import { browserRequest, scriptRequest, siteOrigin, startTestService, type TestService } from './testing';

const join = 'https://webinars.stellwerk.example/2026-12-10/secret';

jest.mock('#content/site/upcoming-webinars', () => {
  const webinar = (date: string) => ({
    ...{ announced: '2026-11-01', date, starts: '10:00', ends: '11:00' },
    subject: { en: 'A subject that is long enough', de: 'Ein Thema, das lang genug ist' },
    place: { en: 'Online, in German', de: 'Online, auf Deutsch' },
    join: `https://webinars.stellwerk.example/${date}/secret`,
  });
  return { upcomingWebinars: ['2026-11-25', '2026-12-10'].map(webinar) };
});

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const day = 86_400_000;
const asPerson = { headers: { accept: 'text/html' } };

type Entries = Readonly<Record<string, string>>;

/** Signs up, and returns the links of the mail. */
async function signUp(entries: Entries = {}) {
  const all = { webinar: '2026-12-10', email: 'Ada@example.org', 'language-of-page': 'de', ...entries };
  const response = await service.ask('webinar', scriptRequest({ ticket: service.ticket('webinar'), ...all }));
  const answer = (await response.json()) as { id: string; next: string; reason?: string };
  await service.sendMails();
  const links: readonly string[] = (service.mails.at(-1)?.body ?? '').match(/https:\S+/g) ?? [];
  const [confirm = '', cancel = ''] = links.map((link) => link.replace(`${siteOrigin}/api/forms/`, ''));
  return { ...answer, status: response.status, confirm, cancel };
}

async function press(link: string): Promise<Response> {
  const response = await service.ask(link, { method: 'POST', ...asPerson });
  await service.sendMails();
  return response;
}

it.each([
  ['de', 'Bestätigen', 'Sie sind angemeldet', '10. Dezember 2026', '10:00–11:00 Uhr (MEZ)'],
  ['en', 'Confirm', 'You are signed up', '10 December 2026', '10:00–11:00 (CET)'],
] as const)('is confirmed in %s by a link and a button', async (locale, button, title, date, hours) => {
  const { id, status, next, confirm } = await signUp({ 'language-of-page': locale });
  expect([status, next]).toEqual([200, `/api/forms/webinar/received?lang=${locale}`]);
  expect(service.mails).toMatchObject([{ recipient: 'Ada@example.org', calendar: null, unsubscribe: null }]);
  expect(service.mails[0]?.body).toContain(`${date}, ${hours}`);
  expect(service.mails[0]?.body).not.toContain('secret');
  const page = await (await service.ask(confirm, asPerson)).text();
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(`<button>${button}</button>`);
  expect(await service.records()).toMatchObject([{ id, confirmed_at: null }]);
  const [, action = ''] = /action="\/api\/forms\/([^"]+)"/.exec(page) ?? [];
  const done = await press(action.replaceAll('&amp;', '&'));
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(`<h1>${title}</h1>`)]);
  expect(await service.records()).toMatchObject([{ id, confirmed_at: '2026-11-23T12:00:00.000Z' }]);
});

it('sends how to join, with a calendar file and the details of a business letter', async () => {
  const { confirm } = await signUp();
  await press(confirm);
  const { body = '', calendar, subject } = service.mails.at(-1) ?? {};
  expect(subject).toBe('Webinar am 10. Dezember 2026: so nehmen Sie teil');
  expect(body).toContain(join);
  expect(body).toContain(`${siteOrigin}/de/webinars/`);
  expect(body).toContain('/api/forms/webinar/cancel?');
  expect(body.split('\n-- \n')[1]).toContain(brand.legalName);
  expect(body).not.toMatch(/[{}\u00a0\u2060]/);
  const lines = (calendar ?? '').replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:webinar-2026-12-10@www.stellwerk.example',
      'DTSTART:20261210T090000Z',
      'DTEND:20261210T100000Z',
      `DESCRIPTION;LANGUAGE=de:Zur Teilnahme: ${join}`,
    ]),
  );
});

it('sends how to join once, however often the link is followed', async () => {
  const { confirm } = await signUp();
  await press(confirm);
  const [first] = await service.records();
  service.pass(day);
  expect((await press(confirm)).status).toBe(200);
  expect(service.mails).toHaveLength(2);
  expect(await service.records()).toEqual([first]);
});

it('is stored once per ticket', async () => {
  const ticket = service.ticket('webinar');
  const [first, second] = [await signUp({ ticket }), await signUp({ ticket })];
  expect(second.id).toBe(first.id);
  expect(await signUp({ ticket, name: 'Ada' })).toMatchObject({ status: 409, reason: 'ticket-used' });
  expect(service.mails).toHaveLength(1);
});

it('is cancelled by the link of any mail: nothing remains of the address for this webinar', async () => {
  const [other, one, two] = [
    await signUp({ webinar: '2026-11-25' }),
    await signUp(),
    await signUp({ name: 'Ada' }),
  ];
  await press(one.confirm);
  await press(two.confirm);
  const page = await (await service.ask(two.cancel, asPerson)).text();
  expect(page).toContain('<button>Absagen</button>');
  expect(await service.records()).toHaveLength(3);
  const done = await press(two.cancel);
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('<h1>Abgesagt</h1>')]);
  expect(await service.records()).toMatchObject([{ id: other.id }]);
  expect((await press(two.cancel)).status).toBe(200);
  expect((await press(one.confirm)).status).toBe(410);
});

it('does not send how to join after a cancellation', async () => {
  const { confirm, cancel } = await signUp();
  await service.ask(confirm, { method: 'POST', ...asPerson });
  await press(cancel);
  expect(service.mails).toHaveLength(1);
});

describe('links', () => {
  it('confirm for seven days', async () => {
    const { confirm } = await signUp();
    service.pass(7 * day);
    expect((await service.ask(confirm)).status).toBe(200);
    service.pass(1);
    const late = await service.ask(`${confirm}&lang=de`, asPerson);
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('ist abgelaufen')]);
  });

  it('confirm until the webinar ends', async () => {
    const { confirm } = await signUp({ webinar: '2026-11-25' });
    service.pass(2 * day);
    const late = await service.ask(confirm, { method: 'POST', ...asPerson });
    expect(late.status).toBe(410);
    expect(await late.text()).toContain(formWords.de.refusals['webinar-over']);
    expect(await service.records()).toMatchObject([{ confirmed_at: null }]);
  });

  it.each([
    ['confirm instead of cancel', (link: string) => link.replace('/cancel', '/confirm')],
    ['unsubscribe', (link: string) => link.replace('/cancel', '/unsubscribe')],
    ['end a newsletter', (link: string) => link.replace('webinar/cancel', 'newsletter/unsubscribe')],
    ['are worth nothing when cut off', (link: string) => link.slice(0, -3)],
  ])('of a cancellation: %s', async (_what, change) => {
    const { cancel } = await signUp();
    expect([404, 410]).toContain((await press(change(cancel))).status);
    expect(await service.records()).toMatchObject([{ confirmed_at: null }]);
  });
});

it('is deleted after seven days without a confirmation, otherwise 30 days after the webinar', async () => {
  const { confirm } = await signUp();
  await signUp({ email: 'never@example.org' });
  await press(confirm);
  service.pass(7 * day);
  expect(await purge(service.context)).toBe(1);
  expect(await service.records()).toMatchObject([{ email: 'ada@example.org' }]);
  // From 30 November, 12:00 to 9 January, 10:00, in UTC.
  service.pass(40 * day - 7_200_000 - 1);
  expect(await purge(service.context)).toBe(0);
  service.pass(1);
  expect(await purge(service.context)).toBe(1);
});

it.each([
  ['a webinar that is over', '2026-11-25'],
  ['a day without a webinar', '2026-12-11'],
])('is refused for %s', async (_what, webinar) => {
  service.pass(2 * day);
  const { status, reason } = await signUp({ webinar });
  expect([status, reason]).toEqual([410, 'webinar-over']);
  expect(await service.records()).toEqual([]);
});

it('works without a script', async () => {
  const entries = { webinar: '2026-12-10', email: 'ada@example.org', 'language-of-page': 'en' };
  const response = await service.ask('webinar', browserRequest(entries));
  const next = response.headers.get('location') ?? '';
  expect([response.status, next]).toEqual([303, '/api/forms/webinar/received?lang=en']);
  const page = await (await service.ask(next.replace('/api/forms/', ''), asPerson)).text();
  expect(page).toContain('You are signed up only when you follow the link');
});
