import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { createFolderMailer } from './mailer';
import { createOutbox, sendDue } from './outbox';
import { scriptRequest, enquiry, startTestService, type TestService } from './testing';

let service: TestService;
let folder: string;
beforeEach(async () => {
  service = await startTestService();
  folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const readMails = () =>
  Promise.all(
    readdirSync(folder)
      .sort()
      .map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  );

const send = (changes: Record<string, string> = {}) =>
  service.ask('enquiry', scriptRequest(enquiry({ ticket: service.ticket('enquiry'), ...changes })));

it('writes valid mail files', async () => {
  const message = 'Grüße aus Köln: <b>ß</b>\nZeile zwei .\n.\nFrom here';
  await send({ name: 'Ädä "Byron" <x>', message });
  const outbox = createOutbox(service.context, createFolderMailer(folder));
  outbox.wake();
  await outbox.rest();
  const [receipt, notice, ...others] = await readMails();
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({
    from: { name: 'Stellwerk', address: 'hello@stellwerk.example' },
    to: [{ address: 'ada@example.org' }],
  });
  expect(receipt?.subject).toMatch(/^Enquiry: received under number [\dA-F]{12}$/);
  expect(notice).toMatchObject({ to: [{ address: 'sales@stellwerk.example' }] });
  expect(notice?.replyTo).toMatchObject([{ address: 'ada@example.org' }]);
  expect(notice?.text).toContain(message);
  expect(notice?.text).toContain('Ihr Name: Ädä "Byron" <x>');
  expect(notice?.html).toBeUndefined();
});

it('attaches a calendar file to a mail that has one', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Größe\r\nEND:VCALENDAR\r\n';
  const mail = { recipient: 'ada@example.org', subject: 'x', body: 'y', reply_to: null, unsubscribe: null };
  await createFolderMailer(folder)('a', { ...mail, calendar });
  const [written] = await readMails();
  expect(written?.text?.trim()).toBe('y');
  expect(written?.attachments).toMatchObject([{ filename: 'webinar.ics', mimeType: 'text/calendar' }]);
  // With the line ends of the format.
  const raw = readFileSync(path.join(folder, 'a.eml'), 'utf8');
  expect(raw).toContain(Buffer.from(calendar).toString('base64'));
});

it('writes mails readable by its user only', async () => {
  await send();
  const own = path.join(folder, 'outbox');
  const mask = process.umask(0o022);
  await sendDue(service.context, createFolderMailer(own));
  process.umask(mask);
  const rights = [own, ...readdirSync(own).map((name) => path.join(own, name))].map((name) =>
    (statSync(name).mode & 0o777).toString(8),
  );
  expect(rights).toEqual(['700', '600', '600']);
});

it('supports one-click unsubscribe', async () => {
  const entries = { email: 'ada@example.org', language: 'en', ticket: service.ticket('newsletter') };
  await service.ask('newsletter', scriptRequest(entries));
  await sendDue(service.context, createFolderMailer(folder));
  const [mail] = await readMails();
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toMatch(
    /^<https:\/\/www\.stellwerk\.example\/api\/forms\/newsletter\/unsubscribe\?.+>$/,
  );
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

it('retries with increasing delays and sends each mail once', async () => {
  await send();
  let isDown = true;
  const sent: string[] = [];
  const mailer = (id: string): Promise<void> => {
    if (isDown) return Promise.reject(new Error('no connection for ada@example.org'));
    sent.push(id);
    return Promise.resolve();
  };
  expect(await sendDue(service.context, mailer)).toBe(0);
  expect(await sendDue(service.context, mailer)).toBe(0);
  expect(service.log.filter(({ event }) => event === 'mail-failed')).toHaveLength(2);
  service.pass(60_000);
  await sendDue(service.context, mailer);
  isDown = false;
  service.pass(60_000);
  expect(await sendDue(service.context, mailer)).toBe(0);
  service.pass(4 * 60_000);
  expect(await sendDue(service.context, mailer)).toBe(2);
  expect(await sendDue(service.context, mailer)).toBe(0);
  expect(new Set(sent).size).toBe(2);
  expect(JSON.stringify(service.log)).not.toContain('ada');
});

it('two instances send each of 40 mails once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => send({ email: `ada${index}@example.org` })));
  const sent: string[] = [];
  const mailer = async (id: string): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    sent.push(id);
  };
  const instances = [1, 2].map(() => createOutbox(service.context, mailer));
  for (const instance of instances) instance.wake();
  await Promise.all(instances.map((instance) => instance.rest()));
  // Mails that both instances found due but neither could claim are found again.
  while ((await sendDue(service.context, mailer)) > 0);
  expect([sent.length, new Set(sent).size]).toEqual([40, 40]);
});

it('sends mails claimed by a process that ended', async () => {
  await send();
  const never = new Promise<void>(() => undefined);
  void sendDue(service.context, () => never);
  const sent: string[] = [];
  const mailer = (id: string): Promise<void> => Promise.resolve(void sent.push(id));
  while ((await sendDue(service.context, mailer)) > 0);
  expect(sent.length).toBeLessThan(2);
  service.pass(10 * 60_000);
  await sendDue(service.context, mailer);
  expect(new Set(sent).size).toBe(2);
});

it('gives up after five days and logs the error code', async () => {
  await send();
  const refusal = Object.assign(new Error('550 no mailbox ada@example.org'), { responseCode: 550 });
  let attempts = 0;
  for (let hours = 0; hours < 8 * 24; hours += 1) {
    await sendDue(service.context, () => Promise.reject((attempts++, refusal)));
    service.pass(3_600_000);
  }
  expect(attempts).toBe(2 * 34);
  const events = service.log.filter(({ event }) => event.startsWith('mail-'));
  expect(new Set(events.map(({ detail }) => detail))).toEqual(new Set(['550']));
  expect(events.filter(({ event }) => event === 'mail-given-up')).toHaveLength(2);
  expect(await service.context.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(await service.records()).toHaveLength(1);
});
