import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  for (const name of ['Content-Encoding', 'ETag']) response.removeHeader(name);
  response.writeHead(500, { Connection: 'close' }).end();
}

/**
 * Catches errors of a request listener, which would otherwise end the process: responds 500, or closes the
 * connection if the response has begun.
 */
export function guardListener(
  listener: Listener,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    listener(request, response);
  return (request, response) => {
    // Errors of a file that is already being streamed.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));
    answer(request, response).catch(() => fail(response));
  };
}
