import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { openDatabase } from './database';
import { scriptRequest, enquiry, findTestDatabase, startTestService, type TestService } from './testing';

const address = process.env['FORMS_DATABASE_URL'];
const onPostgres = address === undefined ? it.skip : it;

/** A proxy to PostgreSQL that can stall: requests arrive, responses do not. */
async function openLine({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far);
    if (!isStalled) far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

onPostgres('answers 503 while PostgreSQL stands still (skipped without FORMS_DATABASE_URL)', async () => {
  const own: TestService = await startTestService();
  const target = new URL(findTestDatabase());
  const line = await openLine(target);
  target.hostname = '127.0.0.1';
  target.port = String(line.port);
  const database = await openDatabase(target.href, { lock: 100, query: 1000 });
  const service = await startTestService({ database });
  const send = () => service.ask('enquiry', scriptRequest(enquiry({ ticket: service.ticket('enquiry') })));
  expect((await send()).status).toBe(200);
  line.stall();
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(503));
  expect(answers[0]?.headers.get('retry-after')).toBe('30');
  line.close();
  await database.destroy();
  await service.close();
  await own.close();
});
