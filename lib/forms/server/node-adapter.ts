import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { guardListener } from './guard-listener';
import type { FormHandler } from './handler';

export type AdapterOptions = {
  /** Whether requests come through a trusted proxy, whose headers name client and protocol. */
  readonly isBehindProxy: boolean;
};

/** Maximum number of bytes of a rejected body to read, so that the client gets the response. */
const maxSkippedBytes = 20_000_000;

const forbidden = ['CONNECT', 'TRACE', 'TRACK'];

/** Host name or address with an optional port; nothing else is allowed in a Host header. */
const hostForm = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The last entry was added by the trusted proxy; clients can forge the others. */
function readForwarded(
  { headers }: IncomingMessage,
  name: string,
  { isBehindProxy }: AdapterOptions,
): string {
  const values = isBehindProxy ? String(headers[name] ?? '') : '';
  return values.split(',').at(-1)?.trim() ?? '';
}

/** Streams the body on demand. If it is not read, the connection stays open for the response. */
function streamBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return NodeReadableStream.from(chunks) as ReadableStream<Uint8Array>;
}

/** @returns undefined if the request is invalid */
function toRequest(incoming: IncomingMessage, options: AdapterOptions): Request | undefined {
  const { method = 'GET', headers, url = '/' } = incoming;
  const host = readForwarded(incoming, 'x-forwarded-host', options) || (headers.host ?? 'localhost');
  const address = `http://${host}${url}`;
  // The last condition: methods that `Request` forbids.
  if (!hostForm.test(host) || !url.startsWith('/') || !URL.canParse(address) || forbidden.includes(method))
    return undefined;
  const requestHeaders = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) requestHeaders.set(name, Array.isArray(value) ? value.join(', ') : value);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: streamBody(incoming), duplex: 'half' as const } : {};
  return new Request(address, { method, headers: requestHeaders, ...body });
}

/** `Request` rejects some requests. */
function readRequest(incoming: IncomingMessage, options: AdapterOptions): Request | undefined {
  try {
    return toRequest(incoming, options);
  } catch {
    return undefined;
  }
}

/**
 * Ends the response after the rest of the body was read: closing a connection that is still sending would
 * discard the response, and with `Connection: close` Node closes it with the response.
 */
function endAfter(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete) return void outgoing.end();
  let remaining = maxSkippedBytes;
  incoming.on('data', ({ length }: Buffer) => {
    remaining -= length;
    if (remaining < 0) incoming.destroy();
  });
  incoming.on('close', () => outgoing.end());
}

/** Adapts a web-standard handler to a Node server; errors of requests never end the process. */
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
