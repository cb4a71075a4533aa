import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { guardListener } from './guard-listener';

type Answer = (response: ServerResponse) => void | Promise<void>;

/** @returns the status, or that the connection was closed */
async function ask(answer: Answer): Promise<number | 'broken'> {
  const server = createServer(guardListener((_request, response) => answer(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    await response.text();
    return response.status;
  } catch {
    return 'broken';
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const fault = new Error('a fault');
const raise = (): never => {
  throw fault;
};

const answers: readonly (readonly [what: string, answer: Answer, outcome: number | 'broken'])[] = [
  ['throws', raise, 500],
  ['is rejected', () => Promise.reject(fault), 500],
  ['is rejected later', async () => (await Promise.resolve(), raise()), 500],
  [
    'throws amid the answer',
    (response) => {
      response.writeHead(200).write('half');
      raise();
    },
    'broken',
  ],
  [
    'sends a file that cannot be read',
    (response) => void new Readable({ read: raise }).pipe(response),
    'broken',
  ],
  ['answers', (response) => void response.end('whole'), 200],
];

it.each(answers)('the process continues if a listener %s', async (_what, answer, outcome) => {
  expect(await ask(answer)).toBe(outcome);
});
