import { writeRecord } from '#lib/consent/record';
import { decideAll, granted } from '#lib/consent/status';
import { loadRuntime } from '#lib/next/load-runtime';
import { fetchAhead } from '#lib/next/fetch-ahead';
import { afterFirstPaint } from '#lib/boot/page-idle';
import { renderDeferredParts } from '#lib/boot/deferred-parts';
import { whenScriptsNeeded } from '#lib/boot/scripts-needed';

jest.mock('#lib/next/load-runtime');
jest.mock('#lib/next/fetch-ahead');
jest.mock('#lib/boot/page-idle');
jest.mock('#lib/boot/deferred-parts');
jest.mock('#lib/boot/scripts-needed');

/** Runs the starter until the page is idle. Returns what ends the download of its files. */
async function startUntilIdle(): Promise<() => void> {
  let arrive = (): void => undefined;
  jest.mocked(fetchAhead).mockReturnValue(new Promise((resolve) => (arrive = (): void => resolve(true))));
  await jest.isolateModulesAsync(async () => void (await import('./starter')));
  jest.mocked(whenScriptsNeeded).mock.lastCall?.[0].onIdle();
  return arrive;
}

/** The same, with its files fetched. */
async function startAndFetch(): Promise<void> {
  const arrive = await startUntilIdle();
  arrive();
  await Promise.resolve();
}

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href, type: 'navigate' }] });
});

afterEach(() => {
  delete document.documentElement.dataset['leaving'];
  jest.clearAllMocks();
});

it('starts the runtime when its files have been fetched', async () => {
  const arrive = await startUntilIdle();
  expect(loadRuntime).not.toHaveBeenCalled();
  arrive();
  await Promise.resolve();
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

  it('stores title and URL of a page that is left early, as they were at the same time', async () => {
    await startAndFetch();
    document.title = 'Other';
    window.onpagehide?.(new PageTransitionEvent('pagehide'));
    expect(kept()).toEqual({ title: 'First', href: 'http://localhost/' });
  });

  it('stores nothing for a history entry of another page', async () => {
    Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/other/' }] });
    history.replaceState({}, '');
    await startAndFetch();
    history.replaceState(null, '');
    expect(window.onpagehide).toBeNull();
  });
});

it('starts none for a page that is being left', async () => {
  const arrive = await startUntilIdle();
  window.onbeforeunload?.(new Event('beforeunload'));
  arrive();
  await Promise.resolve();
  expect(loadRuntime).not.toHaveBeenCalled();
});

it('renders deferred parts after the first paint', async () => {
  await startUntilIdle();
  expect(renderDeferredParts).toHaveBeenCalledWith(afterFirstPaint);
});
