import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FormHandler } from './handler';

export type AdapterOptions = {
  /** Whether a proxy of one's own stands before: then it says whose request it is, and by which protocol. */
  readonly isBehindProxy: boolean;
};

function addressOf(request: IncomingMessage, { isBehindProxy }: AdapterOptions): string {
  const named = isBehindProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  // The last one was added by our own proxy; what stands before it anybody may have written.
  return named.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

const forbidden = ['CONNECT', 'TRACE', 'TRACK'];

/** @returns undefined where it is none that a handler could answer */
function toRequest(incoming: IncomingMessage, { isBehindProxy }: AdapterOptions): Request | undefined {
  const { method = 'GET', headers, url = '/' } = incoming;
  const named = isBehindProxy ? String(headers['x-forwarded-host'] ?? '') : '';
  const host = named.split(',').at(-1)?.trim() || (headers.host ?? 'localhost');
  const address = `http://${host}${url}`;
  // The last are methods that the web's requests may not have.
  if (!url.startsWith('/') || !URL.canParse(address) || forbidden.includes(method)) return undefined;
  const own = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) own.set(name, Array.isArray(value) ? value.join(', ') : value);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers: own,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

/** Lets a server of Node answer by a web-standard handler. */
export function toListener(handler: FormHandler, options: AdapterOptions) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = toRequest(incoming, options);
    if (!request) return void outgoing.writeHead(400, { Connection: 'close' }).end();
    const response = await handler(request, addressOf(incoming, options));
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.setHeaders(response.headers);
    outgoing.writeHead(response.status, response.status === 204 ? {} : { 'Content-Length': body.length });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
}
