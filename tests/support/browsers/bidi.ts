import { WebSocket } from 'ws';

type Message = {
  readonly id?: number | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void };

/** A connection by WebDriver BiDi. */
export type Bidi = {
  /** @throws {Error} what the browser answers instead of a result */
  readonly send: <Result>(method: string, params: object) => Promise<Result>;
  readonly listen: (method: string, listener: (params: never) => void) => void;
  readonly close: () => void;
};

/**
 * Connects to a browser that listens for WebDriver BiDi.
 *
 * @param url `ws:` address of the session
 * @see https://w3c.github.io/webdriver-bidi/#transport
 */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const listeners: { readonly method: string; readonly listener: (params: never) => void }[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    const { resolve, reject } = waiting.get(message.id ?? -1) ?? {};
    waiting.delete(message.id ?? -1);
    if (message.error !== undefined) reject?.(new Error(`${message.error}: ${message.message}`));
    else resolve?.(message.result);
    for (const { method, listener } of listeners)
      if (method === message.method) listener(message.params as never);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection.'));
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as (result: unknown) => void, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    listen: (method, listener) => void listeners.push({ method, listener }),
    close: () => socket.close(),
  };
}
