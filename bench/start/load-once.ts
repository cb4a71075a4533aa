import { bundleProbe, noQuestion, viewport, type ViewOptions } from '../navigation/browser';
import { logNetwork, waitUntil, type NetworkLog } from '../navigation/network-log';
import { throttle } from '../navigation/throttle';
import type { PlainBrowser, PlainSession } from './plain-browser';
import type { StartEntries } from './start-probe';
import { toStart, type Start } from './starts';

/** Page load: path, speed, and whether consent is asked for. */
export type Load = { readonly path: string; readonly slow: boolean; readonly isFieldShown: boolean };

/** Window of a mid-range phone, as in Lighthouse. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const satisfies ViewOptions['window'];

/** Window of a speed: the slow one is a phone. */
export const windowOf = (slow: boolean): Pick<ViewOptions, 'window'> => (slow ? { window: phone } : {});

const probe = bundleProbe('bench/start/start-probe.ts');
const noWorker = 'navigator.serviceWorker.register = () => new Promise(() => undefined);';

/** Condition for a finished start: on phones, the site's scripts run some seconds after loading. */
const isOver = `benchStart.painted.then(() => document.readyState === 'complete' && (
  !document.querySelector('script[data-files]') || document.documentElement.dataset.runtime === 'ready'))`;
const idle = 'new Promise((resolve) => requestIdleCallback(() => resolve()))';

/** Milliseconds between polls, each of which is a task of the page. */
const gap = 200;

async function evaluate(session: PlainSession, expression: string): Promise<unknown> {
  const options = { expression, returnByValue: true, awaitPromise: true };
  return (await session.send('Runtime.evaluate', options)).result.value;
}

async function prepare(session: PlainSession, { slow, isFieldShown }: Load): Promise<void> {
  const { width, height } = slow ? phone.viewport : viewport;
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, mobile: slow },
    deviceScaleFactor: slow ? phone.deviceScaleFactor : 1,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: slow });
  await session.send('Page.enable');
  const source = [noWorker, ...(isFieldShown ? [] : [noQuestion]), probe].join('\n');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await throttle(session, slow);
}

/** Without its font or script, a page would start faster. */
function expectWhole({ refused }: NetworkLog, path: string): void {
  const [missing] = refused();
  if (missing !== undefined)
    throw new Error(`The start of ${path}: expected an answer from ${missing}, found an error.`);
}

/** Loads a page once as a first-time visitor. */
export function loadOnce(browser: PlainBrowser, origin: string, load: Load): Promise<Start> {
  return browser.withPage(async (session) => {
    const log = await logNetwork(session);
    await prepare(session, load);
    await session.send('Page.navigate', { url: origin + load.path });
    const hasEnded = async (): Promise<boolean> => (await evaluate(session, isOver)) === true;
    await waitUntil(hasEnded, () => `the start of ${load.path} to end`, gap);
    await log.quiet(1000);
    await evaluate(session, idle);
    expectWhole(log, load.path);
    return toStart((await evaluate(session, 'benchStart.read()')) as StartEntries);
  });
}
