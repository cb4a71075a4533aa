import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { connectBidi, type Bidi } from './bidi';
import type { Engine, Tab } from './tab';

type Result = { readonly type: 'success'; readonly result: { readonly value: string } };
type Exception = { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

type Entry = {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
};

/** Nothing but the site asks for anything, and its language is known. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

function writeProfile(): string {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  return profile;
}

/** The address that Firefox names once it listens. */
function readAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    firefox.once('error', reject);
    firefox.once('exit', (code) => reject(new Error(`Firefox ended with ${code} before it listened.`)));
    if (!firefox.stderr) return;
    createInterface(firefox.stderr).on('line', (line) => {
      const [, address] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

function createTab(bidi: Bidi, context: string, complaints: readonly string[], remove: Tab['close']): Tab {
  return {
    open: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
    step: (delta) => bidi.send('browsingContext.traverseHistory', { context, delta }),
    call: async (declaration, args) => {
      const answer = await bidi.send<Result | Exception>('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify((await (${declaration})(...${JSON.stringify(args)})) ?? null)`,
        awaitPromise: true,
        target: { context },
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    act: (actions) => bidi.send('input.performActions', { context, actions }),
    resize: (viewport) => bidi.send('browsingContext.setViewport', { context, viewport }),
    photograph: async () => {
      const { data } = await bidi.send<{ readonly data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    complaints: () => complaints,
    close: remove,
  };
}

async function openTab(bidi: Bidi): Promise<Tab> {
  const { userContext } = await bidi.send<{ readonly userContext: string }>('browser.createUserContext', {});
  const { context } = await bidi.send<{ readonly context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const complaints: string[] = [];
  bidi.listen('log.entryAdded', ({ level, text, source }: Entry) => {
    if (source.context === context && /^(?:warn|error)$/.test(level)) complaints.push(`${level}: ${text}`);
  });
  return createTab(bidi, context, complaints, () => bidi.send('browser.removeUserContext', { userContext }));
}

/**
 * Starts Firefox without a window. It speaks WebDriver BiDi by itself; every tab has a user context of its own.
 *
 * @see https://w3c.github.io/webdriver-bidi/
 */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = writeProfile();
  const args = ['--headless', '--remote-debugging-port=0', '--profile', profile];
  const firefox = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const bidi = await connectBidi(`${await readAddress(firefox)}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    openTab: () => openTab(bidi),
    close: async () => {
      await bidi.send('browser.close', {});
      await ended;
      bidi.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
