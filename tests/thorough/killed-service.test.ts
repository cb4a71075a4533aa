import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '#lib/forms/server/database';
import { scriptRequest, enquiry, findTestDatabase, openTestDatabase } from '#lib/forms/server/testing';
import { createTicket } from '#lib/forms/server/tokens';

const secret = 'a secret of the tests, long enough for it';
const count = 200;

let folder: string;
let running: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts the service like `npm run forms`.
 *
 * @returns the process, when it responds
 */
async function start(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/forms/server/main.ts'], {
    env: {
      ...process.env,
      FORMS_FOLDER: folder,
      FORMS_PORT: String(port),
      FORMS_SECRET: secret,
      FORMS_SUBMISSIONS: '100000',
      FORMS_SUBMISSIONS_PER_DAY: '100000',
      ...(process.env['FORMS_DATABASE_URL'] && { FORMS_DATABASE_URL: findTestDatabase() }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  for await (const line of createInterface(child.stdout)) if (line.includes(String(port))) break;
  child.stdout.resume();
  return child;
}

it('neither loses nor duplicates submissions when killed during 200 of them', async () => {
  await (await openTestDatabase()).destroy();
  const port = await findPort();
  const now = () => new Date(Date.now() - 60_000);
  const forms = Array.from({ length: count }, (_, index) => {
    const ticket = createTicket({ secret, now }, 'enquiry', `number-${index}`);
    return enquiry({ ticket, email: `ada${index}@example.org`, message: `Number ${index}` });
  });
  const send = async (entries: Record<string, string>) => {
    const origin = `http://127.0.0.1:${port}`;
    const response = await fetch(`${origin}/api/forms/enquiry`, scriptRequest(entries, { origin }));
    return { status: response.status, id: ((await response.json()) as { id?: string }).id };
  };
  const child = await start(port);
  let answered = 0;
  const results = await Promise.all(
    forms.map(async (entries) => {
      const result = await send(entries).catch(() => undefined);
      answered += result ? 1 : 0;
      if (answered === count / 4) child.kill('SIGKILL');
      return result;
    }),
  );
  const accepted = results.flatMap((result) => result?.id ?? []);
  expect(accepted.length).toBeGreaterThanOrEqual(count / 4);
  expect(accepted.length).toBeLessThan(count);

  const second = await start(port);
  const again = await Promise.all(forms.map(send));
  expect(again.every(({ status }) => status === 200)).toBe(true);
  for (const [index, result] of results.entries()) if (result) expect(again[index]).toEqual(result);
  second.kill('SIGTERM');
  await once(second, 'exit');

  const database = await openDatabase(findTestDatabase(path.join(folder, 'forms.db')));
  const records = await database.selectFrom('records').select(['id', 'email']).execute();
  const waiting = await database.selectFrom('outbox').select('id').execute();
  await database.destroy();
  expect(new Set(records.map(({ email }) => email)).size).toBe(count);
  expect(records).toHaveLength(count);
  expect(new Set(records.map(({ id }) => id))).toEqual(new Set(again.map(({ id }) => id)));
  // Every mail was sent or is still in the outbox, under a unique name.
  const sent = readdirSync(path.join(folder, 'outbox')).map((name) => name.replace('.eml', ''));
  expect(new Set([...sent, ...waiting.map(({ id }) => id)]).size).toBe(2 * count);
}, 120_000);
