import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { toListener } from './node-adapter';

/** Says what it was asked. */
const echo = async (request: Request, address: string): Promise<Response> =>
  new Response(`${request.method} ${request.url} ${address} ${await request.text()}`);

/** Sends bytes as they are. @returns all that comes back */
async function ask(lines: readonly string[], isBehindProxy = false): Promise<string> {
  const listener = toListener(echo, { isBehindProxy });
  const server = createServer((request, response) => void listener(request, response));
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

it('hands a request over, and its answer back', async () => {
  const answer = await ask([
    ...request('POST /api/forms/survey?a=1', 'Content-Length: 3').slice(0, -1),
    'x=1',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('POST http://localhost:1/api/forms/survey?a=1 127.0.0.1 x=1');
});

it('believes what a proxy says only where there is one', async () => {
  const lines = request('GET /api/forms/x', ...proxied);
  expect(await ask(lines)).toContain('GET http://localhost:1/api/forms/x 127.0.0.1');
  expect(await ask(lines, true)).toContain('GET http://www.example.org/api/forms/x 198.51.100.7');
});

it.each(['TRACE /api/forms/x', 'GET http://evil.example/api/forms/x', 'OPTIONS *'])(
  'refuses %s, which no form sends',
  async (line) => {
    expect(await ask(request(line))).toMatch(/^HTTP\/1\.1 400 /);
  },
);

it('refuses a host that is none', async () => {
  const lines = ['GET /api/forms/x HTTP/1.1', 'Host: a b', 'Connection: close', '', ''];
  expect(await ask(lines)).toMatch(/^HTTP\/1\.1 400 /);
});
