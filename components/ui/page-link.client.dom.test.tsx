import { fireEvent, render, screen } from '@testing-library/react';
// What Next's app router provides around every page; `next/link` handles no click without it.
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ContextType, ReactNode } from 'react';
import { readLinkClick } from '#lib/page-data/browser/read-link';
import { targetOfClick } from '#lib/page-data/core/link-target';
import { NavigateContext, type Navigate } from '#lib/page-data/react/navigate-context';
import { PageLink } from './page-link.client';

// The bundler puts the app router's link in the place of the pages router's, and its own copy of a library
// in the place of a name; no link needs either that or the encoder, which jsdom lacks.
const mockWatched = jest.fn();
jest.mock('next/link', () => {
  globalThis.TextEncoder ??= class {} as typeof TextEncoder;
  // Next observes the links that it would prefetch.
  const Observer = class {
    observe = (element: Element): void => void mockWatched(element);
    unobserve = (): undefined => undefined;
  };
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return jest.requireActual<object>('next/dist/client/app-dir/link');
});
jest.mock('react-server-dom-webpack/client', () => ({}), { virtual: true });
// The bundler replaces the setting `trailingSlash`.
process.env['__NEXT_TRAILING_SLASH'] = 'true';

const routerCalls = jest.fn();
const router: ContextType<typeof AppRouterContext> = {
  bfcacheId: '',
  back: routerCalls,
  forward: routerCalls,
  refresh: routerCalls,
  push: routerCalls,
  replace: routerCalls,
  prefetch: routerCalls,
};

const navigations: string[] = [];
const left: string[] = [];

/** The listener for plain anchors, as the runtime adds it. */
function listen(event: MouseEvent): void {
  const click = readLinkClick(event, window);
  const target = click && targetOfClick(click, new URL(location.href));
  if (target) navigations.push(`listener ${target.pathname}${target.search}`);
  else if (!event.defaultPrevented) left.push('browser');
  // jsdom cannot navigate.
  event.preventDefault();
}

beforeEach(() => {
  navigations.splice(0);
  left.splice(0);
  routerCalls.mockClear();
  document.addEventListener('click', listen);
});
afterEach(() => document.removeEventListener('click', listen));

function setUp(wrap: (link: ReactNode) => ReactNode): HTMLElement {
  const navigate: Navigate = (href, link) => void navigations.push(`${link?.textContent} ${href}`);
  render(
    wrap(
      <NavigateContext value={navigate}>
        <PageLink href="/en/services/?from=search" className="hit">
          Services
        </PageLink>
      </NavigateContext>,
    ),
  );
  return screen.getByRole('link');
}

const inNext = (link: ReactNode): ReactNode => (
  <AppRouterContext.Provider value={router}>{link}</AppRouterContext.Provider>
);

describe('PageLink', () => {
  it('is an anchor with its href and all given attributes', () => {
    const link = setUp(inNext);
    expect(link.getAttribute('href')).toBe('/en/services/?from=search');
    expect(link.className).toBe('hit');
  });

  it('passes a click to the page navigator once, and not to Next', () => {
    fireEvent.click(setUp(inNext));
    expect(navigations).toEqual(['Services /en/services/?from=search']);
    expect(routerCalls).not.toHaveBeenCalled();
  });

  it('navigates to the current href attribute, which other scripts may have rewritten', () => {
    const link = setUp(inNext);
    link.setAttribute('href', '/en/partners/');
    fireEvent.click(link);
    expect(navigations).toEqual(['Services /en/partners/']);
  });

  it('leaves a modified click to the browser', () => {
    fireEvent.click(setUp(inNext), { ctrlKey: true });
    expect(navigations).toEqual([]);
    expect(left).toEqual(['browser']);
  });

  it('does not prefetch', () => {
    fireEvent.mouseEnter(setUp(inNext));
    expect(mockWatched).not.toHaveBeenCalled();
    expect(routerCalls).not.toHaveBeenCalled();
  });

  it("is handled by the listener for plain anchors outside Next's router", () => {
    fireEvent.click(setUp((link) => link));
    expect(navigations).toEqual(['listener /en/services/?from=search']);
  });
});
