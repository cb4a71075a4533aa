import { act, render, screen } from '@testing-library/react';
import { StrictMode, use, type ReactNode } from 'react';
import { createPageEvents } from '#lib/page-data/browser/page-events';
import type { PageRuntime } from '#lib/page-data/browser/start-runtime';
import { initialShown, type Shown } from '#lib/page-data/core/shown-store';
import { NavigateContext } from './navigate-context';
import { PageHost } from './page-host.client';
import type { Template } from './template';

const Article: Template = ({ view }) => <h1>{(view as { readonly name: string }).name}</h1>;
const Header: Template = ({ data }) => <header>{String(data)}</header>;

type TestRuntime = PageRuntime<Template> & { readonly show: (shown: Shown<Template>) => void };

/** A runtime whose page the test sets. */
function createRuntime(): TestRuntime {
  const listeners = new Set<() => void>();
  const events = createPageEvents(document);
  let current: Shown<Template> = initialShown;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => current,
    pages: events,
    onPage: events.onPage,
    loadShared: () => Promise.resolve(undefined),
    navigateTo: jest.fn(),
    attach: jest.fn(events.attach),
    pageShown: jest.fn(() => {
      const { pageData } = current.page ?? {};
      events.pageShown(pageData?.result.pageContext ?? null, pageData?.path ?? '/en/own/');
    }),
    loadInFull: jest.fn(),
    show: (shown) => {
      current = shown;
      for (const listener of listeners) listener();
    },
  };
}

function shownPage(path: string, name: string, lang: string, visit: number, slices = {}): Shown<Template> {
  const pageContext = {
    lang,
    originalPath: path,
    title: `${name} | Site`,
    description: name,
    alternates: {},
    indexed: true,
    asksForConsent: false,
    keepOffline: false,
  };
  const pageData = {
    path,
    componentChunkName: 'article',
    staticQueryHashes: [],
    slicesMap: {},
    result: { data: { name }, pageContext },
  };
  return {
    page: { pageData, template: Article, shared: {}, slices },
    hash: '',
    scroll: 0,
    visit,
    delayed: false,
  };
}

function setUp(wrap: (host: ReactNode) => ReactNode = (host) => host): ReturnType<typeof createRuntime> {
  const runtime = createRuntime();
  render(
    wrap(
      <PageHost
        runtime={runtime}
        facts={{ asksForConsent: true, keepOffline: true }}
        header={<header>own header</header>}
        footer={<footer>own footer</footer>}
      >
        <h1>own page</h1>
      </PageHost>,
    ),
  );
  return runtime;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Own | Site';
  document.documentElement.lang = 'en';
});

afterEach(() => jest.useRealTimers());

const region = (): HTMLElement | null => document.querySelector('[aria-live]');
const nextFrame = (): void => act(() => void jest.advanceTimersByTime(20));

describe('PageHost', () => {
  it('shows the page of the document without an announcement until the first navigation', () => {
    const runtime = setUp();
    nextFrame();
    expect(screen.getByRole('heading').textContent).toBe('own page');
    expect(region()?.textContent).toBe('');
    expect(runtime.pageShown).not.toHaveBeenCalled();
    expect(runtime.attach).toHaveBeenCalledWith(screen.getByRole('main'));
  });

  it('has the negative facts of the current page on main', () => {
    const runtime = setUp();
    const { dataset } = screen.getByRole('main');
    expect({ ...dataset }).toEqual({});
    act(() => runtime.show(shownPage('/en/a/', 'A page', 'en', 1)));
    expect({ ...dataset }).toEqual({ asksForConsent: 'no', keepOffline: 'no' });
    act(() => runtime.show({ ...initialShown, visit: 2 }));
    expect({ ...dataset }).toEqual({});
  });

  it('provides navigation to the islands of a page', () => {
    const runtime = setUp();
    const Island: Template = () => {
      const navigate = use(NavigateContext);
      return <button onClick={() => navigate('/en/b/')}>go</button>;
    };
    const shown = shownPage('/en/a/', 'A page', 'en', 1);
    act(() => runtime.show({ ...shown, page: shown.page && { ...shown.page, template: Island } }));
    screen.getByRole('button').click();
    expect(runtime.navigateTo).toHaveBeenCalledWith('/en/b/');
  });

  it('shows and announces the loaded page, and notifies the runtime', () => {
    const runtime = setUp();
    act(() => runtime.show(shownPage('/en/a/', 'A page', 'en', 1)));
    expect(screen.getByRole('heading').textContent).toBe('A page');
    expect(document.title).toBe('A page | Site');
    expect(runtime.pageShown).toHaveBeenCalledTimes(1);
    nextFrame();
    expect(region()?.textContent).toBe('Navigated to A page');
  });

  it('uses German and the German slices on German pages', () => {
    const runtime = setUp();
    act(() =>
      runtime.show(
        shownPage('/de/a/', 'Eine Seite', 'de', 1, { header: { template: Header, data: 'deutscher Kopf' } }),
      ),
    );
    nextFrame();
    expect(region()?.textContent).toBe('Navigiert zu Eine Seite');
    expect(screen.getByRole('banner').textContent).toBe('deutscher Kopf');
    expect(screen.getByRole('contentinfo').textContent).toBe('own footer');
  });

  it('restores page, title and language of the document', () => {
    const runtime = setUp();
    act(() => runtime.show(shownPage('/de/a/', 'Eine Seite', 'de', 1)));
    act(() => runtime.show({ ...initialShown, visit: 2 }));
    expect(screen.getByRole('heading').textContent).toBe('own page');
    expect(document.title).toBe('Own | Site');
    expect(document.documentElement.lang).toBe('en');
  });

  it('announces a slow navigation politely, with a bar and an event, until it completes', () => {
    const delayed = jest.fn();
    window.addEventListener('onRouteUpdateDelayed', delayed, { once: true });
    const runtime = setUp();
    act(() => runtime.show({ ...initialShown, delayed: true }));
    expect(document.querySelector('[data-navigation-progress]')).not.toBeNull();
    expect(screen.getByText('Loading …')).toBeDefined();
    expect(delayed).toHaveBeenCalledTimes(1);
    act(() => runtime.show(shownPage('/en/a/', 'A page', 'en', 1)));
    expect(document.querySelector('[data-navigation-progress]')).toBeNull();
    expect(screen.queryByText('Loading …')).toBeNull();
  });

  it('loads a page in full if its template throws', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const runtime = setUp();
    const Broken: Template = () => {
      throw new Error('no such field');
    };
    const shown = shownPage('/en/a/', 'A page', 'en', 1);
    act(() => runtime.show({ ...shown, page: shown.page && { ...shown.page, template: Broken } }));
    expect(runtime.loadInFull).toHaveBeenCalled();
    expect(runtime.attach).toHaveBeenCalledTimes(1);
  });

  it('announces a heading without its soft hyphens', () => {
    const runtime = setUp();
    act(() => runtime.show(shownPage('/de/a/', 'Nutzungs\u00adbedingungen', 'de', 1)));
    nextFrame();
    expect(region()?.textContent).toBe('Navigiert zu Nutzungsbedingungen');
  });

  it('announces once under StrictMode', () => {
    const runtime = setUp((host) => <StrictMode>{host}</StrictMode>);
    act(() => runtime.show(shownPage('/en/a/', 'A page', 'en', 1)));
    nextFrame();
    expect(region()?.textContent).toBe('Navigated to A page');
  });
});
