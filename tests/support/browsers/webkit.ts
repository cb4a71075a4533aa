import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import type { Engine, Size, Tab } from './tab';
import { createSession, type WebDriver } from './webdriver';

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Asks until the driver answers, which says nothing when it begins to listen. */
async function waitForDriver(origin: string, isRunning: () => boolean): Promise<void> {
  while (isRunning())
    try {
      await fetch(`${origin}/status`);
      return;
    } catch {
      await new Promise(setImmediate);
    }
  throw new Error('WebKitWebDriver ended before it listened.');
}

const measure = 'return [innerWidth, innerHeight]';

/** A window has bars, whose size nobody tells: what is lacking the first time is added. */
async function resize({ send }: WebDriver, { width, height }: Size): Promise<void> {
  await send('POST', '/window/rect', { width, height });
  const [inner = 0, tall = 0] = await send<readonly number[]>('POST', '/execute/sync', {
    script: measure,
    args: [],
  });
  await send('POST', '/window/rect', { width: 2 * width - inner, height: 2 * height - tall });
}

const script = (declaration: string): string => `
  const [args, done] = arguments;
  Promise.resolve(args).then((all) => (${declaration})(...all)).then(
    (value) => done({ json: JSON.stringify(value ?? null) }),
    (error) => done({ error: String(error) }),
  );`;

function createTab(session: WebDriver): Tab {
  const { send } = session;
  return {
    open: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh'),
    step: (by) => send('POST', by < 0 ? '/back' : '/forward'),
    call: async (declaration, args) => {
      const answer = await send<{ readonly json: string } | { readonly error: string }>(
        'POST',
        '/execute/async',
        { script: script(declaration), args: [args] },
      );
      if ('error' in answer) throw new Error(answer.error);
      return answer.json;
    },
    act: (actions) => send('POST', '/actions', { actions }),
    resize: (size) => resize(session, size),
    photograph: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    // The driver does not hand the console on.
    complaints: () => [],
    close: () => send('DELETE', ''),
  };
}

/**
 * Starts WebKitGTK's driver. Every tab is a browser of its own, with a window: it needs a display.
 *
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function startWebKit(executable: string): Promise<Engine> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const driver = spawn(executable, [`--port=${port}`], {
    stdio: 'ignore',
    // Its languages are those of the environment.
    env: { ...process.env, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB:en' },
  });
  const ended = new Promise((resolve) => driver.once('exit', resolve).once('error', resolve));
  await waitForDriver(origin, () => driver.exitCode === null && driver.pid !== undefined);
  return {
    openTab: async () => createTab(await createSession(origin, {})),
    close: async () => {
      driver.kill();
      await ended;
    },
  };
}
