import type { LoadResult } from './loader';
import { createNavigator, type Navigator } from './navigator';
import type { LoadedPage } from './resources';

const page = (path: string): LoadedPage<string> => ({
  pageData: { path, componentChunkName: 'a', staticQueryHashes: [], slicesMap: {}, result: { data: {}, pageContext: { lang: 'en', originalPath: '/', title: '', description: '', alternates: {} } } },
  template: 'a',
  shared: {},
  slices: {},
});

const url = (path: string): URL => new URL(path, 'https://site.example');

type World = {
  readonly navigator: Navigator<string>;
  readonly events: string[];
  /** Ends the oldest load under way. */
  readonly answer: (path: string, result?: LoadResult<string>) => void;
};

function setUp(inMemory: string[] = []): World {
  const events: string[] = [];
  const waiting = new Map<string, (result: LoadResult<string>) => void>();
  const navigator = createNavigator<string>({
    loader: {
      peek: (path) => (inMemory.includes(path) ? page(path) : undefined),
      load: (path) => new Promise((resolve) => waiting.set(path, resolve)),
    },
    history: {
      push: (href) => events.push(`push ${href}`),
      replace: (href) => events.push(`replace ${href}`),
      remember: () => undefined,
      enter: () => 700,
    },
    documentPath: '/en/',
    leave: (href) => events.push(`leave ${href}`),
    href: () => 'https://site.example/en/',
  });
  navigator.subscribe(() => events.push(`show ${navigator.shown().page?.pageData.path ?? 'document'}`));
  return { navigator, events, answer: (path, result = { status: 'success', page: page(path) }) => waiting.get(path)?.(result) };
}

describe('createNavigator', () => {
  it('changes address and page together, once the page is loaded', async () => {
    const { navigator, events, answer } = setUp();
    const done = navigator.follow(url('/en/a?q=1#part'));
    expect(events).toEqual([]);
    answer('/en/a/');
    await done;
    expect(events).toEqual(['push https://site.example/en/a/?q=1#part', 'show /en/a/']);
    expect(navigator.shown()).toMatchObject({ hash: '#part', scroll: 0, visit: 1 });
  });

  it('shows a page in memory, and the document’s own, at once', () => {
    const { navigator, events } = setUp(['/en/a/']);
    void navigator.follow(url('/en/a/'));
    void navigator.follow(url('/en/'));
    expect(events).toEqual(['push https://site.example/en/a/', 'show /en/a/', 'replace https://site.example/en/', 'show document']);
  });

  it('lets the newer of two navigations win, whichever answers first', async () => {
    const { navigator, events, answer } = setUp();
    const first = navigator.follow(url('/en/a/'));
    const second = navigator.follow(url('/en/b/'));
    answer('/en/b/');
    await second;
    answer('/en/a/');
    await first;
    expect(events).toEqual(['push https://site.example/en/b/', 'show /en/b/']);
  });

  it('leaves what cannot be loaded, and a newer build, to the browser', async () => {
    const { navigator, events, answer } = setUp();
    const failed = navigator.follow(url('/en/a/?q#h'));
    answer('/en/a/', { status: 'error', reason: 'x' });
    await failed;
    const stale = navigator.follow(url('/en/b/'));
    answer('/en/b/', { status: 'stale' });
    await stale;
    expect(events).toEqual(['leave https://site.example/en/a/?q#h', 'leave https://site.example/en/b/']);
  });

  it('goes back without touching the history, to where the visitor was', async () => {
    const { navigator, events, answer } = setUp();
    const done = navigator.traverse(url('/en/a/'));
    answer('/en/a/');
    await done;
    expect(events).toEqual(['show /en/a/']);
    expect(navigator.shown()).toMatchObject({ scroll: 700, hash: '' });
  });

  it('stops telling who has unsubscribed', () => {
    const { navigator } = setUp(['/en/a/']);
    const listener = jest.fn();
    navigator.subscribe(listener)();
    void navigator.follow(url('/en/a/'));
    expect(listener).not.toHaveBeenCalled();
  });
});
