import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  for (const name of ['Content-Encoding', 'ETag']) response.removeHeader(name);
  response.writeHead(500, { Connection: 'close' }).end();
}

/**
 * Keeps whatever a request sets off within its own answer: an error that leaves a listener of `node:http`
 * ends the process. It becomes a 500, or a broken connection where the answer has begun.
 */
export function guardListener(
  listener: Listener,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    listener(request, response);
  return (request, response) => {
    // A file that cannot be read once its stream has been handed over.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));
    answer(request, response).catch(() => fail(response));
  };
}
