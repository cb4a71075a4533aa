import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toListener } from '#lib/forms/server/node-adapter';
import { startTestService } from '#lib/forms/server/testing';
import { createStaticServer } from '#lib/server/static-server';
import { test as base } from './site-fixtures';

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** Real form service with a database in memory, and a connection that can fail. */
export type FormService = {
  readonly origin: string;
  /** Stored submissions. */
  readonly received: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Forwards the next submission and drops the response. */
  readonly loseNext: () => void;
  /** Responds to the next submission with a status instead of forwarding it. */
  readonly failNext: (answer: Answer) => void;
  readonly close: () => Promise<void>;
};

const servicePath = '/api/forms/';

/** Longer than the minimum age of a ticket. */
const whileTyping = 60_000;

/** Serves the export and its forms on one origin, like `npm start`. */
export async function serveForms(): Promise<FormService> {
  const site = createStaticServer('out');
  let next: Answer | 'lose' | undefined;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const service = await startTestService({ origin, allowedOrigins: [origin] });
  const listener = toListener(
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await service.ask(pathname.slice(servicePath.length) + search, request);
      if (request.method === 'GET') service.pass(whileTyping);
      return answer;
    },
    { isBehindProxy: false },
  );
  server.on('request', (request, response) => {
    // Browsers retry requests on reused connections by themselves.
    response.setHeader('Connection', 'close');
    if (!request.url?.startsWith(servicePath)) return void site.emit('request', request, response);
    const failure = request.method === 'POST' ? next : undefined;
    if (failure) next = undefined;
    if (typeof failure === 'object') return void response.writeHead(failure.status, failure.headers).end();
    // Breaks the connection when the response begins.
    if (failure === 'lose') response.writeHead = () => request.socket.destroy() as never;
    listener(request, response);
  });
  const { records, close } = service;
  return {
    origin,
    received: async () =>
      (await records()).map(({ entries }) => JSON.parse(entries) as Record<string, unknown>),
    loseNext: () => (next = 'lose'),
    failNext: (answer) => (next = answer),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}

/** Test of forms with a separate server and form service. */
export const test = base.extend<{ service: FormService }>({
  service: async ({}, use) => {
    const service = await serveForms();
    await use(service);
    await service.close();
  },
  baseURL: async ({ service }, use) => use(service.origin),
});
