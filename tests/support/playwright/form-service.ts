import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toListener } from '#lib/forms/server/node-adapter';
import { startTestService } from '#lib/forms/server/testing';
import { createStaticServer } from '#lib/server/static-server';
import { test as base } from './site-fixtures';

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** The form service beside the site: the real one, with a database in memory, behind a line that can fail. */
export type FormService = {
  readonly origin: string;
  /** Messages that it has stored, by field. */
  readonly received: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Hands on the next message, and loses the answer on the way. */
  readonly loseNext: () => void;
  /** Answers the next message with a status instead of handing it on. */
  readonly failNext: (answer: Answer) => void;
  readonly close: () => Promise<void>;
};

const servicePath = '/api/forms/';

/** A moment that is longer than anybody types too fast. */
const whileTyping = 60_000;

/** Serves the export and its forms at one origin, as `npm start` does. */
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
    // A browser repeats by itself what was lost on a connection that it kept.
    response.setHeader('Connection', 'close');
    if (!request.url?.startsWith(servicePath)) return void site.emit('request', request, response);
    const failure = request.method === 'POST' ? next : undefined;
    if (failure) next = undefined;
    if (typeof failure === 'object') return void response.writeHead(failure.status, failure.headers).end();
    // The line is cut where the answer begins.
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

/** A journey through forms: its own server, and a service that stores what is sent. */
export const test = base.extend<{ service: FormService }>({
  service: async ({}, use) => {
    const service = await serveForms();
    await use(service);
    await service.close();
  },
  baseURL: async ({ service }, use) => use(service.origin),
});
