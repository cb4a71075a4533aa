import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { FormHandler } from './handler';
import { toListener } from './node-adapter';

/** Responds with the request's properties. */
const echo = async (request: Request, address: string): Promise<Response> =>
  new Response(`${request.method} ${request.url} ${address} ${await request.text()}`);

/**
 * Sends raw bytes.
 *
 * @returns the raw response
 */
async function ask(
  lines: readonly string[],
  isBehindProxy = false,
  handler: FormHandler = echo,
): Promise<string> {
  const server = createServer(toListener(handler, { isBehindProxy }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.end(lines.join('\r\n'));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  server.close();
  await once(server, 'close');
  return text;
}

const proxied = ['X-Forwarded-For: 203.0.113.9, 198.51.100.7', 'X-Forwarded-Host: www.example.org'];
const request = (line: string, ...headers: string[]): string[] => [
  `${line} HTTP/1.1`,
  'Host: localhost:1',
  'Connection: close',
  ...headers,
  '',
  '',
];

it('passes on request and response', async () => {
  const answer = await ask([
    ...request('POST /api/forms/survey?a=1', 'Content-Length: 3').slice(0, -1),
    'x=1',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('POST http://localhost:1/api/forms/survey?a=1 127.0.0.1 x=1');
});

it('trusts proxy headers only behind a proxy', async () => {
  const lines = request('GET /api/forms/x', ...proxied);
  expect(await ask(lines)).toContain('GET http://localhost:1/api/forms/x 127.0.0.1');
  expect(await ask(lines, true)).toContain('GET http://www.example.org/api/forms/x 198.51.100.7');
});

it.each(['TRACE /api/forms/x', 'GET http://evil.example/api/forms/x', 'OPTIONS *'])(
  'rejects %s, which no form sends',
  async (line) => {
    expect(await ask(request(line))).toMatch(/^HTTP\/1\.1 400 /);
  },
);

const hostless = [
  'a b',
  'a@b',
  'a:b@c',
  '@',
  ':1',
  'a:',
  'a:99999',
  'a/b',
  'a?b',
  'a#b',
  '[',
  '[::',
  'a,b',
  '%61',
  'é',
];

it.each(hostless)('rejects the invalid host %s', async (host) => {
  const lines = (named: string) => ['GET /api/forms/x HTTP/1.1', named, 'Connection: close', '', ''];
  expect(await ask(lines(`Host: ${host}`))).toMatch(/^HTTP\/1\.1 400 /);
  const proxied = lines(`Host: localhost\r\nX-Forwarded-Host: ${host.replace(',', '@')}`);
  expect(await ask(proxied, true)).toMatch(/^HTTP\/1\.1 400 /);
});

it.each(['localhost', 'www.example.org:8080', '192.0.2.1', '[2001:db8::1]:443', 'forms_1'])(
  'accepts the host %s',
  async (host) => {
    const lines = ['GET /api/forms/x HTTP/1.1', `Host: ${host}`, 'Connection: close', '', ''];
    expect(await ask(lines)).toContain(`GET http://${host}/api/forms/x`);
  },
);

it('responds to any header bytes and to errors of the handler', async () => {
  const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');
  for (const name of ['Host', 'Origin', 'Referer', 'Accept-Language', 'Content-Type', 'X-Forwarded-For'])
    for (const value of [...bytes.split(/(?<=\r|\n|\0)/), 'a@b', '[', ',', '']) {
      const host = name === 'Host' ? [] : ['Host: localhost'];
      const lines = ['GET /api/forms/x HTTP/1.1', ...host, `${name}: ${value}`, 'Connection: close', '', ''];
      expect(await ask(lines, true)).toMatch(/^HTTP\/1\.1 (?:200|400) /);
    }
  const broken = await ask(request('GET /api/forms/x'), false, () => Promise.reject(new Error('broken')));
  expect(broken).toMatch(/^HTTP\/1\.1 500 /);
});

it('reads a rejected body to the end with Connection: close', async () => {
  const refusal: FormHandler = () => Promise.resolve(new Response('no', { status: 413 }));
  const server = createServer(toListener(refusal, { isBehindProxy: false })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${request('POST /api/forms/x', 'Content-Length: 3000000').join('\r\n')}x`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 .*no$/s);
  const sent = new Promise((resolve) =>
    socket.write('x'.repeat(2_999_999), (error) => resolve(error ?? undefined)),
  );
  // Writing to a closed connection would fail.
  expect([await sent, await once(socket, 'end')]).toEqual([undefined, []]);
  server.close();
});

it('responds to a rejected body before it is complete', async () => {
  const refusal: FormHandler = async ({ body }) => {
    for await (const _ of body as unknown as AsyncIterable<Uint8Array>) break;
    return new Response(null, { status: 413 });
  };
  const server = createServer(toListener(refusal, { isBehindProxy: false })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST /api/forms/x HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n${'x'.repeat(1000)}`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  // The body is read completely, and the connection is reused.
  socket.write('x'.repeat(2_999_000) + request('POST /api/forms/x', 'Content-Length: 1').join('\r\n') + 'x');
  const [next] = (await once(socket, 'data')) as [Buffer];
  expect(String(next)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
  server.close();
});
