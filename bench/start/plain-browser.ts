import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium, type CDPSession } from '@playwright/test';
import { findWholeBrowser } from '#lib/build/find-browser.mjs';
import { noPanel } from '../navigation/browser';

type Answer = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
};

/** What the bench uses of a session of the DevTools protocol. */
export type PlainSession = Pick<CDPSession, 'send' | 'on'>;

/** A browser whose pages nobody debugs. */
export type PlainBrowser = {
  /** Opens an empty page in a profile of its own, and closes it when `run` has ended. */
  readonly withPage: <T>(run: (session: PlainSession) => Promise<T>) => Promise<T>;
};

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void };
type Connection = {
  readonly send: (method: string, params?: object, sessionId?: string) => Promise<unknown>;
  readonly listen: (listener: (answer: Answer) => void) => () => void;
};

/** Speaks the protocol over the pipe of a browser: JSON, a zero byte behind each message. */
function connect(out: Writable, input: Readable): Connection {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(answer: Answer) => void>();
  let [last, text] = [0, ''];
  const receive = (answer: Answer): void => {
    const { resolve, reject } = waiting.get(answer.id ?? 0) ?? {};
    waiting.delete(answer.id ?? 0);
    if (answer.error) reject?.(new Error(answer.error.message));
    else resolve?.(answer.result);
    for (const listener of listeners) listener(answer);
  };
  input.setEncoding('utf8').on('data', (part: string) => {
    const messages = `${text}${part}`.split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message) as Answer);
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        out.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function withPage<T>(connection: Connection, run: (session: PlainSession) => Promise<T>): Promise<T> {
  const { send, listen } = connection;
  const { browserContextId } = (await send('Target.createBrowserContext')) as { browserContextId: string };
  const target = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const attached = await send('Target.attachToTarget', { ...(target as object), flatten: true });
  const { sessionId } = attached as { sessionId: string };
  const stops: (() => void)[] = [];
  const session = {
    send: (method: string, params?: object) => send(method, params, sessionId),
    on: (event: string, listener: (params: unknown) => void) =>
      stops.push(
        listen((answer) => {
          if (answer.method === event && answer.sessionId === sessionId) listener(answer.params);
        }),
      ),
  };
  try {
    return await run(session as unknown as PlainSession);
  } finally {
    for (const stop of stops) stop();
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

const flags = [
  '--headless',
  noPanel,
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/**
 * Runs something in a browser that is measured as a visitor's: Playwright always enables the debugger's `Runtime`, and
 * with it V8 reads whole modules once more for the places of their errors (React's DOM: 41 to 65 ms instead of 3).
 */
export async function withPlainBrowser<T>(run: (browser: PlainBrowser) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'stellwerk-browser-'));
  const found = findWholeBrowser();
  const file = 'executablePath' in found ? found.executablePath : chromium.executablePath();
  const browser = spawn(file, [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const gone = once(browser, 'exit');
  const connection = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  try {
    return await run({ withPage: (use) => withPage(connection, use) });
  } finally {
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
