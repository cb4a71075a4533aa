import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { guardListener } from './guard-listener';
import type { FormHandler } from './handler';

export type AdapterOptions = {
  /** Whether a proxy of one's own stands before: then it says whose request it is, and by which protocol. */
  readonly isBehindProxy: boolean;
};

/** Bytes of a refused body that are read and dropped, so that its sender sees the answer. */
const mostSkipped = 20_000_000;

const forbidden = ['CONNECT', 'TRACE', 'TRACK'];

/** A name or an address with a port at most: user, path and query are no part of a host. */
const hostForm = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The last one was added by our own proxy; what stands before it anybody may have written. */
function readForwarded(
  { headers }: IncomingMessage,
  name: string,
  { isBehindProxy }: AdapterOptions,
): string {
  const values = isBehindProxy ? String(headers[name] ?? '') : '';
  return values.split(',').at(-1)?.trim() ?? '';
}

/** The body as it arrives. Who reads no further leaves the connection open for the answer. */
function streamBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return NodeReadableStream.from(chunks) as ReadableStream<Uint8Array>;
}

/** @returns undefined where it is none that a handler could answer */
function toRequest(incoming: IncomingMessage, options: AdapterOptions): Request | undefined {
  const { method = 'GET', headers, url = '/' } = incoming;
  const host = readForwarded(incoming, 'x-forwarded-host', options) || (headers.host ?? 'localhost');
  const address = `http://${host}${url}`;
  // The last are methods that the web's requests may not have.
  if (!hostForm.test(host) || !url.startsWith('/') || !URL.canParse(address) || forbidden.includes(method))
    return undefined;
  const own = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) own.set(name, Array.isArray(value) ? value.join(', ') : value);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: streamBody(incoming), duplex: 'half' as const } : {};
  return new Request(address, { method, headers: own, ...body });
}

/** What the web's own objects refuse is not asked again. */
function readRequest(incoming: IncomingMessage, options: AdapterOptions): Request | undefined {
  try {
    return toRequest(incoming, options);
  } catch {
    return undefined;
  }
}

/**
 * Ends an answer when the rest of the body has passed: a connection that is closed on a sender takes the
 * answer with it, and where the sender wants it closed, Node closes it at the end of the answer.
 */
function endAfter(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete) return void outgoing.end();
  let left = mostSkipped;
  incoming.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) incoming.destroy();
  });
  incoming.on('close', () => outgoing.end());
}

/** Lets a server of Node answer by a web-standard handler; nothing that a request brings ends the process. */
export function toListener(
  handler: FormHandler,
  options: AdapterOptions,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return guardListener(async (incoming, outgoing) => {
    const request = readRequest(incoming, options);
    if (!request) return void outgoing.writeHead(400, { Connection: 'close' }).end();
    const address = readForwarded(incoming, 'x-forwarded-for', options);
    const response = await handler(request, address || (incoming.socket.remoteAddress ?? ''));
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.setHeaders(response.headers);
    outgoing.writeHead(response.status, response.status === 204 ? {} : { 'Content-Length': body.length });
    outgoing.flushHeaders();
    if (incoming.method !== 'HEAD' && body.length > 0) outgoing.write(body);
    endAfter(incoming, outgoing);
  });
}
