import { rmSync } from 'node:fs';
import { startFaultServer, type FaultServer } from './fault-server';
import { writeFolder } from '#tests/support/jest/serve-folder';

const file = '/page-data/en/page-data.json';
const text = JSON.stringify({ path: '/en/', filling: 'x'.repeat(4000) });

let roots: readonly [string, string];
let server: FaultServer;

const get = (path = file, method = 'GET'): Promise<Response> => fetch(server.origin + path, { method });
const bodyOf = async (path?: string): Promise<string> => (await get(path)).text();

beforeEach(async () => {
  roots = [
    writeFolder({ [file.slice(1)]: text, 'en/index.html': 'first' }),
    writeFolder({ [file.slice(1)]: '{}', 'en/index.html': 'second' }),
  ];
  server = await startFaultServer(roots[0]);
});

afterEach(async () => {
  await server.close();
  for (const root of roots) rmSync(root, { recursive: true });
});

it('serves the folder and records every request', async () => {
  expect(await bodyOf('/en/?a=1')).toBe('first');
  expect((await get('/en/', 'HEAD')).status).toBe(200);
  expect(server.received()).toEqual([
    { method: 'GET', path: '/en/' },
    { method: 'HEAD', path: '/en/' },
  ]);
});

it('fails the given number of times for the given paths and method', async () => {
  const rule = server.fail(/page-data\.json$/, { kind: 'status', status: 503 }, { times: 2 });
  expect((await get('/en/')).status).toBe(200);
  expect((await get(file, 'HEAD')).status).toBe(200);
  expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([503, 503, 200]);
  expect(rule.hits()).toBe(2);
});

it('stops when the rule is removed or all faults end', async () => {
  const rule = server.fail(/./, { kind: 'status', status: 500 });
  expect((await get()).status).toBe(500);
  rule.remove();
  expect((await get()).status).toBe(200);
  server.fail(/./, { kind: 'status', status: 404 });
  server.fail(/./, { kind: 'drop' });
  server.heal();
  expect((await get()).status).toBe(200);
});

it('breaks the connection before the headers', async () => {
  server.fail(/./, { kind: 'drop' });
  await expect(get()).rejects.toThrow('fetch failed');
});

it('breaks the connection within the body', async () => {
  server.fail(/./, { kind: 'cut' });
  const response = await get();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

it('rewrites the body', async () => {
  server.fail(/./, { kind: 'rewrite', rewrite: (body) => body.replace('/en/', '/xx/') });
  expect(await bodyOf()).toBe(text.replace('/en/', '/xx/'));
});

it('delays a response until it is released', async () => {
  const rule = server.fail(/./, { kind: 'hold' });
  let answered = false;
  const held = bodyOf().finally(() => (answered = true));
  while (rule.hits() === 0) await new Promise(setImmediate);
  expect(answered).toBe(false);
  rule.release();
  expect(await held).toBe(text);
  expect(await bodyOf()).toBe(text);
});

it('sends a delayed response with the state at its release', async () => {
  const rule = server.fail(/./, { kind: 'hold' });
  const held = bodyOf();
  while (rule.hits() === 0) await new Promise(setImmediate);
  server.fail(/./, { kind: 'rewrite', rewrite: () => 'later' });
  rule.release();
  expect(await held).toBe('later');
});

it('serves another folder after a deploy', async () => {
  server.deploy(roots[1]);
  expect([await bodyOf(), await bodyOf('/en/')]).toEqual(['{}', 'second']);
});
