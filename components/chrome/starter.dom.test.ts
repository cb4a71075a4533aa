import { writeRecord } from '#lib/consent/record';
import { decideAll, granted } from '#lib/consent/status';
import { loadRuntime } from '#lib/next/load-runtime';
import { fetchAhead } from '#lib/next/fetch-ahead';
import { renderDeferredParts } from '#lib/boot/deferred-parts';
import { whenPhoneIdle } from '#lib/boot/phone-idle';
import { whenScriptsNeeded } from '#lib/boot/scripts-needed';

jest.mock('#lib/next/load-runtime');
jest.mock('#lib/next/fetch-ahead');
jest.mock('#lib/boot/page-idle', () => ({ afterFirstPaint: (run: () => void): void => run() }));
jest.mock('#lib/boot/deferred-parts');
jest.mock('#lib/boot/phone-idle');
jest.mock('#lib/boot/scripts-needed');

/** Runs the starter until its files have been fetched. */
async function startUntilRest(): Promise<void> {
  jest.mocked(fetchAhead).mockResolvedValue(true);
  await jest.isolateModulesAsync(async () => void (await import('./starter')));
  jest.mocked(whenScriptsNeeded).mock.lastCall?.[0].onIdle();
  await Promise.resolve();
}

/** The same, and returns the callback for an idle phone. */
async function startUntilStill(): Promise<() => void> {
  await startUntilRest();
  const [run] = jest.mocked(whenPhoneIdle).mock.lastCall ?? [];
  if (!run) throw new Error('The starter does not wait until the visitor is still.');
  return run;
}

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href, type: 'navigate' }] });
});

afterEach(() => {
  delete document.documentElement.dataset['leaving'];
  jest.clearAllMocks();
});

it('starts the runtime when the visitor is still', async () => {
  const run = await startUntilStill();
  expect(loadRuntime).not.toHaveBeenCalled();
  run();
  expect(loadRuntime).toHaveBeenCalledTimes(1);
});

describe('with a stored consent to analytics', () => {
  const kept = (): unknown => JSON.parse(sessionStorage.getItem('stellwerk-unreported-pages') ?? 'null');

  beforeEach(() => {
    localStorage.setItem('stellwerk-consent', writeRecord(decideAll(granted), new Date()));
    document.title = 'First';
  });

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.onpagehide = null;
  });

  it('starts the runtime when the page is idle, however short the visit will be', async () => {
    await startUntilRest();
    expect(loadRuntime).toHaveBeenCalledTimes(1);
  });

  it('keeps title and address of a page that is left before, as they were together', async () => {
    await startUntilRest();
    document.title = 'Other';
    window.onpagehide?.(new PageTransitionEvent('pagehide'));
    expect(kept()).toEqual({ title: 'First', href: 'http://localhost/' });
  });

  it("keeps nothing of an entry that is another page's", async () => {
    Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/other/' }] });
    history.replaceState({}, '');
    await startUntilRest();
    history.replaceState(null, '');
    expect(window.onpagehide).toBeNull();
  });
});

it('starts none for a page that is being left', async () => {
  const run = await startUntilStill();
  window.onbeforeunload?.(new Event('beforeunload'));
  run();
  expect(loadRuntime).not.toHaveBeenCalled();
});

it('renders deferred parts when the phone is idle', async () => {
  await startUntilStill();
  const layOut = jest.fn();
  jest.mocked(renderDeferredParts).mock.lastCall?.[0](layOut);
  expect(layOut).not.toHaveBeenCalled();
  jest.mocked(whenPhoneIdle).mock.lastCall?.[0]();
  expect(layOut).toHaveBeenCalledTimes(1);
});
