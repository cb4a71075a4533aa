import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import type { Shown } from '../client/shown-store';
import { PageHost } from './page-host.client';
import type { PageRuntime, Template } from './runtime';

const Article: Template = ({ view }) => <h1>{(view as { readonly name: string }).name}</h1>;
const Header: Template = ({ data }) => <header>{String(data)}</header>;

/** A runtime whose page the test sets. */
function createRuntime(): PageRuntime & { readonly show: (shown: Shown<Template>) => void } {
  const listeners = new Set<() => void>();
  let current: Shown<Template> = { page: null, hash: '', scroll: 0, visit: 0, delayed: false };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => current,
    giveUp: jest.fn(),
    takeOver: jest.fn(),
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
        start={() => runtime}
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
  window.scrollTo = jest.fn();
});

afterEach(() => jest.useRealTimers());

const region = (): HTMLElement | null => document.querySelector('[aria-live]');
const nextFrame = (): void => act(() => void jest.advanceTimersByTime(20));

describe('PageHost', () => {
  it('shows the document’s own page and says nothing until the first navigation', () => {
    setUp();
    nextFrame();
    expect(screen.getByRole('heading').textContent).toBe('own page');
    expect(region()?.textContent).toBe('');
    expect(document.activeElement).toBe(document.body);
  });

  it('shows the loaded page, moves focus and scroll to it and announces it', () => {
    const runtime = setUp();
    act(() => runtime.show(shownPage('/en/a/', 'A page', 'en', 1)));
    expect(screen.getByRole('heading').textContent).toBe('A page');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(document.title).toBe('A page | Site');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    nextFrame();
    expect(region()?.textContent).toBe('Navigated to A page');
  });

  it('speaks German on German pages and takes the slices that come with them', () => {
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

  it('gives the document back its own page, title and language', () => {
    const runtime = setUp();
    act(() => runtime.show(shownPage('/de/a/', 'Eine Seite', 'de', 1)));
    act(() => runtime.show({ page: null, hash: '', scroll: 300, visit: 2, delayed: false }));
    expect(screen.getByRole('heading').textContent).toBe('own page');
    expect(document.title).toBe('Own | Site');
    expect(document.documentElement.lang).toBe('en');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  });

  it('says politely that a navigation takes long, with a bar and an event, until it is there', () => {
    const delayed = jest.fn();
    window.addEventListener('onRouteUpdateDelayed', delayed, { once: true });
    const runtime = setUp();
    act(() => runtime.show({ page: null, hash: '', scroll: 0, visit: 0, delayed: true }));
    expect(document.querySelector('[data-navigation-progress]')).not.toBeNull();
    expect(screen.getByText('Loading …')).toBeDefined();
    expect(delayed).toHaveBeenCalledTimes(1);
    act(() => runtime.show(shownPage('/en/a/', 'A page', 'en', 1)));
    expect(document.querySelector('[data-navigation-progress]')).toBeNull();
    expect(screen.queryByText('Loading …')).toBeNull();
  });

  it('gives up on a page that its template cannot show', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const runtime = setUp();
    const Broken: Template = () => {
      throw new Error('no such field');
    };
    const shown = shownPage('/en/a/', 'A page', 'en', 1);
    act(() => runtime.show({ ...shown, page: shown.page && { ...shown.page, template: Broken } }));
    expect(runtime.giveUp).toHaveBeenCalled();
    expect(runtime.takeOver).toHaveBeenCalledTimes(1);
  });

  it('starts one runtime under StrictMode and announces once', () => {
    const runtime = setUp((host) => <StrictMode>{host}</StrictMode>);
    act(() => runtime.show(shownPage('/en/a/', 'A page', 'en', 1)));
    nextFrame();
    expect(region()?.textContent).toBe('Navigated to A page');
  });
});
