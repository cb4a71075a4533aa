import { createNavigatorHarness, page, url } from '#tests/support/jest/navigator-harness';
import { navigationDelayNotice } from './constants';

describe('createPageNavigator', () => {
  it('changes URL and page together, once the page is loaded', async () => {
    const { navigator, events, answer } = createNavigatorHarness();
    const done = navigator.navigate(url('/en/a?q=1#part'));
    expect(events).toEqual([]);
    answer('/en/a/');
    await done;
    expect(events).toEqual(['push https://site.example/en/a/?q=1#part', 'transition', 'show /en/a/']);
    expect(navigator.shown()).toMatchObject({ hash: '#part', scroll: 0, visit: 1 });
  });

  it('shows a page in memory, and that of the document, at once', async () => {
    const { navigator, events } = createNavigatorHarness(['/en/a/']);
    await navigator.navigate(url('/en/a/'));
    void navigator.navigate(url('/en/'));
    expect(events).toEqual([
      'push https://site.example/en/a/',
      'transition',
      'show /en/a/',
      'replace https://site.example/en/',
      'transition',
      'show document',
    ]);
  });

  it('reports the requested path with the page shown, including the 404 page', async () => {
    const { navigator, answer } = createNavigatorHarness();
    expect([navigator.isAt('/en/'), navigator.isAt('/en/lost/')]).toEqual([true, false]);
    const lost = navigator.navigate(url('/en/lost/'));
    expect(navigator.isAt('/en/')).toBe(true);
    answer('/en/lost/', { status: 'not-found', page: page('/en/404.html/') });
    await lost;
    expect([navigator.isAt('/en/'), navigator.isAt('/en/lost/')]).toEqual([false, true]);
  });

  it('changes nothing before hydration, then shows the latest page', async () => {
    let hydrate = (): void => undefined;
    const hydrated = new Promise<void>((resolve) => (hydrate = resolve));
    const { navigator, events } = createNavigatorHarness(['/en/a/', '/en/b/'], 'same', '', hydrated);
    const both = [navigator.navigate(url('/en/a/')), navigator.navigate(url('/en/b/'))];
    await new Promise((resolve) => setImmediate(resolve));
    expect(events).toEqual([]);
    hydrate();
    await Promise.all(both);
    expect(events).toEqual(['push https://site.example/en/b/', 'transition', 'show /en/b/']);
  });

  it('lets the newer of two navigations win, whichever responds first', async () => {
    const { navigator, events, answer } = createNavigatorHarness();
    const first = navigator.navigate(url('/en/a/'));
    const second = navigator.navigate(url('/en/b/'));
    answer('/en/b/');
    await second;
    answer('/en/a/');
    await first;
    expect(events).toEqual(['push https://site.example/en/b/', 'transition', 'show /en/b/']);
  });

  it('leaves pages that cannot be loaded to the browser', async () => {
    const { navigator, events, answer } = createNavigatorHarness();
    const failed = navigator.navigate(url('/en/a/?q#h'));
    answer('/en/a/', { status: 'error' });
    await failed;
    expect(events).toEqual(['full load https://site.example/en/a/?q#h']);
    expect(navigator.lastRequested()).toBe('https://site.example/en/a/?q#h');
  });

  it('loads the target in full once if a newer build is live, without a loop', async () => {
    const { navigator, events, answer } = createNavigatorHarness();
    for (const path of ['/en/a/', '/en/b/']) {
      const stale = navigator.navigate(url(path));
      answer(path, { status: 'stale' });
      await stale;
    }
    expect(events).toEqual(['reload https://site.example/en/a/', 'full load https://site.example/en/b/']);
  });

  it.each([
    ['a new service worker waits', 'waiting worker'],
    ['a full load is under way', 'unloading'],
  ])('makes the next navigation a full load if %s', async (_name, reason) => {
    const { navigator, events } = createNavigatorHarness(['/en/a/'], 'same', reason);
    await navigator.navigate(url('/en/a/'));
    expect(events).toEqual(['full load https://site.example/en/a/']);
  });

  it('shows an error page at the requested URL', async () => {
    const { navigator, events, answer } = createNavigatorHarness();
    const done = navigator.navigate(url('/en/nowhere'));
    answer('/en/nowhere/', { status: 'not-found', page: page('/en/404.html/') });
    await done;
    expect(events).toEqual(['push https://site.example/en/nowhere/', 'transition', 'show /en/404.html/']);
  });

  it('shows a page in memory at once and checks the build afterwards', async () => {
    jest.useFakeTimers();
    const { navigator, events } = createNavigatorHarness(['/en/a/'], 'newer');
    await navigator.navigate(url('/en/a/'));
    await jest.advanceTimersByTimeAsync(199);
    expect(events).toEqual(['push https://site.example/en/a/', 'transition', 'show /en/a/']);
    await jest.advanceTimersByTimeAsync(1);
    expect(events.at(-1)).toBe('reload https://site.example/en/a/');
    jest.useRealTimers();
  });

  it('also checks the build afterwards if app data was late', async () => {
    const { navigator, events, answer } = createNavigatorHarness();
    const done = navigator.navigate(url('/en/a/'));
    answer('/en/a/', { status: 'success', page: page('/en/a/'), build: Promise.resolve('newer') });
    await done;
    await Promise.resolve();
    expect(events.at(-1)).toBe('reload https://site.example/en/a/');
  });

  it('reports a slow navigation after a second, until it completes', async () => {
    jest.useFakeTimers();
    const { navigator, events, answer } = createNavigatorHarness();
    const done = navigator.navigate(url('/en/a/'));
    jest.advanceTimersByTime(navigationDelayNotice - 1);
    expect(events).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(events).toEqual(['delayed document']);
    answer('/en/a/');
    await done;
    expect(navigator.shown().delayed).toBe(false);
    const quick = navigator.navigate(url('/en/b/'));
    answer('/en/b/');
    await quick;
    jest.advanceTimersByTime(5000);
    expect(events.filter((event) => event.startsWith('delayed'))).toHaveLength(1);
    jest.useRealTimers();
  });

  it('cancels the pending navigation when the browser restores the page', async () => {
    jest.useFakeTimers();
    const { navigator, events, answer } = createNavigatorHarness();
    const done = navigator.navigate(url('/en/a/'));
    jest.advanceTimersByTime(navigationDelayNotice);
    navigator.reset();
    expect(navigator.shown().delayed).toBe(false);
    expect(navigator.lastRequested()).toBe('https://site.example/en/');
    answer('/en/a/');
    await done;
    expect(events.filter((event) => /show \/|push/.test(event))).toEqual([]);
    jest.useRealTimers();
  });

  it('goes back without changing the history, to the scroll position', async () => {
    const { navigator, events, answer } = createNavigatorHarness();
    const done = navigator.traverse(url('/en/a/'));
    answer('/en/a/');
    await done;
    expect(events).toEqual(['transition', 'show /en/a/']);
    expect(navigator.shown()).toMatchObject({ scroll: 700, hash: '' });
  });

  it('keeps the URL of an entry, even without the slash', async () => {
    const { navigator, events, answer } = createNavigatorHarness();
    const done = navigator.traverse(url('/en/nowhere'));
    answer('/en/nowhere/', { status: 'error' });
    await done;
    expect(events).toEqual(['full load https://site.example/en/nowhere']);
  });

  it('does not notify former subscribers', () => {
    const { navigator } = createNavigatorHarness(['/en/a/']);
    const listener = jest.fn();
    navigator.subscribe(listener)();
    void navigator.navigate(url('/en/a/'));
    expect(listener).not.toHaveBeenCalled();
  });
});
