import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createFormHandler } from './handler';
import { toListener } from './node-adapter';
import { startTestService, type TestService } from './testing';

jest.setTimeout(60_000);

let service: TestService;
let server: Server;
let port: number;
beforeEach(async () => {
  service = await startTestService();
  server = createServer(toListener(createFormHandler(service.context), { isBehindProxy: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await service.close();
});

const atOnce = 20;
const whole = 4_000_000;
const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const disposition = (name: string): string => `--x\r\nContent-Disposition: form-data; name="${name}"`;
const emptyFile = `${disposition('cv')}; filename=""\r\n\r\n\r\n`;
const pdf = `${disposition('cv')}; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`;
const fields = ['job', 'name', 'email', 'ticket'].map((name) => [name, `{${name}}`] as const);
const ahead = fields.map(([name, value]) => `${disposition(name)}\r\n\r\n${value}\r\n`).join('');

const fill = (piece: string, start = '', end = ''): Buffer =>
  Buffer.concat([
    Buffer.from(start),
    Buffer.alloc(whole - start.length - end.length, piece),
    Buffer.from(end),
  ]);

/** Sends the head of a request and a part of its body. */
function begin(type: string, body: Buffer, isChunked = false): Socket {
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${whole}`;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    `POST /api/forms/application HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`,
  );
  if (isChunked) socket.write(`${whole.toString(16)}\r\n`);
  socket.write(body);
  return socket;
}

async function readStatus(socket: Socket): Promise<number> {
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return Number(String(answer).slice(9, 12));
}

async function readHealth(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/forms/health`);
  await response.text();
  return response.status;
}

describe('rejected before they are complete', () => {
  it.each([
    ['empty files', multipart, fill(emptyFile), false, 400],
    ['pairs of nothing', urlencoded, fill('a&'), false, 413],
    ['pairs of nothing, of no stated length', urlencoded, fill('a&'), true, 400],
    ['spaces, of no stated length', urlencoded, fill('+'), true, 413],
  ])('20 of %s', async (_what, type, body, isChunked, status) => {
    const heavy = Array.from({ length: atOnce }, () => begin(type, body.subarray(0, whole / 10), isChunked));
    expect(await Promise.all(heavy.map(readStatus))).toEqual(Array(atOnce).fill(status));
    expect(await readHealth()).toBe(200);
    for (const socket of heavy) socket.destroy();
  });
});

describe('read completely while other requests are served', () => {
  const longest = 'a'.repeat(70);

  it.each([
    ['header lines', multipart, fill('a: b\r\n', '--x\r\n', '\r\n--x--'), 400],
    ['quotes in a text', multipart, fill('"', `${disposition('message')}\r\n\r\n`, '\r\n--x--'), 413],
    [
      'beginnings of a separator',
      `multipart/form-data; boundary=${longest}`,
      fill('a', `--${longest}\r\n`),
      400,
    ],
    ['files', multipart, fill('\r\n-', ahead + pdf, '\r\n--x--'), 422],
  ])('20 of %s', async (_what, type, body, status) => {
    const heavy = Array.from({ length: atOnce }, () => begin(type, body.subarray(0, -1)));
    await Promise.all(heavy.map((socket) => once(socket, 'drain')));
    let finished = 0;
    const statuses = heavy.map(async (socket) => {
      const found = await readStatus(socket);
      finished += 1;
      return found;
    });
    expect([await readHealth(), finished]).toEqual([200, 0]);
    for (const socket of heavy) socket.write(body.subarray(-1));
    expect(await Promise.all(statuses)).toEqual(Array(atOnce).fill(status));
    for (const socket of heavy) socket.destroy();
  });
});
