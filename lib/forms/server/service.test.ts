import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './database';
import { runCommand } from './record-commands';
import { startFormService, type FormService } from './service';
import { readFormSettings } from './settings';
import { scriptRequest, enquiry, siteOrigin } from './testing';
import { createTicket } from './tokens';

const secret = 'a secret of the tests, long enough for it';
let parent: string;
let folder: string;
let service: FormService | undefined;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'forms-'));
  folder = path.join(parent, 'data');
});
afterEach(async () => {
  await service?.close();
  service = undefined;
  rmSync(parent, { recursive: true });
});

const start = async (more: Record<string, string> = {}): Promise<FormService> =>
  (service = await startFormService(readFormSettings({ FORMS_FOLDER: folder, ...more }), () => undefined));

async function send({ handler }: FormService, changes: Record<string, string> = {}): Promise<void> {
  const now = () => new Date(Date.now() - 60_000);
  const entries = enquiry({ ticket: createTicket({ secret, now }, 'enquiry', 'number'), ...changes });
  const request = new Request(`${siteOrigin}/api/forms/enquiry`, scriptRequest(entries));
  expect((await handler(request, '192.0.2.1')).status).toBe(200);
}

const rightsOf = (...names: string[]): string =>
  (statSync(path.join(folder, ...names)).mode & 0o777).toString(8);

it('writes submitted data readable by its user only', async () => {
  const mask = process.umask(0o022);
  await start();
  process.umask(mask);
  expect(rightsOf()).toBe('700');
  for (const name of ['forms.db', 'forms.db-wal', 'forms.db-shm', 'secret'])
    expect([name, rightsOf(name)]).toEqual([name, '600']);
});

it('removes deleted records from its files', async () => {
  const running = await start({ FORMS_SECRET: secret });
  await send(running, { message: 'NothingOfThisMayStay' });
  const read = (): string =>
    ['forms.db', 'forms.db-wal'].map((name) => readFileSync(path.join(folder, name), 'latin1')).join('');
  expect(read()).toContain('NothingOfThisMayStay');
  const database = await openDatabase(path.join(folder, 'forms.db'));
  expect(await runCommand(database, ['delete-email', 'ada@example.org'])).toBe('1 deleted');
  // While the service is running and both have the file open.
  expect(read()).not.toContain('NothingOfThisMayStay');
  await database.destroy();
});

it.each(['', 'short', ' '.repeat(64)])('rejects a secret file with %j', async (text) => {
  await start();
  await service?.close();
  service = undefined;
  writeFileSync(path.join(folder, 'secret'), text);
  await expect(start()).rejects.toThrow('secret: expected at least 32 characters');
});

it('creates one secret for concurrent starts', async () => {
  await start();
  const first = readFileSync(path.join(folder, 'secret'), 'utf8');
  expect(first).toMatch(/^[\da-f]{64}$/);
  await service?.close();
  await start();
  expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(first);
});
