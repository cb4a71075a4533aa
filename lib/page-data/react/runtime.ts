import type { ComponentType } from 'react';
import { localeStorageKey } from '#lib/i18n/locales';
import { readLinkClick, targetOfClick } from '../client/click';
import { createLoader } from '../client/loader';
import { createNavigator, type Navigator } from '../client/navigator';
import { createSessionHistory } from '../client/session-history';

/** A template as the host sees it: a component whose props come from files. */
export type Template = ComponentType<Readonly<Record<string, unknown>>>;

export type PageRuntime = Pick<Navigator<Template>, 'subscribe' | 'shown'>;

export type RuntimeOptions = {
  readonly buildHash: string;
  readonly importTemplate: (name: string) => Promise<Template> | undefined;
};

/** Milliseconds without scrolling after which the position is written into the history entry. */
const scrollPause = 120;

/** Remembers the language only when the visitor switches it: no storage without a reason. */
function saveLocale(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-language-switch]') : null;
  if (!link) return;
  try {
    localStorage.setItem(localeStorageKey, link.getAttribute('hreflang') ?? '');
  } catch {
    // Storage may be blocked: the switch works all the same, it is just not remembered.
  }
}

function listenToScroll(remember: () => void): void {
  let timer = 0;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = window.setTimeout(remember, scrollPause);
  }, { passive: true });
}

/** The browser restores positions itself where a document is loaded anew, this code where not. */
function ownScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/** Starts loader, navigator and listeners on the window. Called once in a document's life. */
export function startRuntime({ buildHash, importTemplate }: RuntimeOptions): PageRuntime {
  // A document brings the header and the footer of its own language.
  const language = document.documentElement.lang;
  const isInDocument = (slice: string): boolean => slice.endsWith(`-${language}`);
  const loader = createLoader<Template>({ fetch: (url) => fetch(url), importTemplate, buildHash, isInDocument });
  const sessionHistory = createSessionHistory({ history, location, scrollY: () => scrollY });
  const navigator = createNavigator<Template>({
    loader,
    history: sessionHistory,
    documentPath: location.pathname,
    leave: (href) => location.assign(href),
    href: () => location.href,
  });
  document.addEventListener('click', (event) => {
    saveLocale(event);
    const click = readLinkClick(event, window);
    const target = click && targetOfClick(click, new URL(location.href));
    if (!target) return;
    event.preventDefault();
    void navigator.follow(target);
  });
  let shownPath = location.pathname;
  navigator.subscribe(() => (shownPath = location.pathname));
  addEventListener('popstate', (event) => {
    // Ahead of Next's router, which would ask for its own files.
    event.stopImmediatePropagation();
    // A step between two fragments of one page is the browser's.
    if (location.pathname !== shownPath) void navigator.traverse(new URL(location.href));
  }, { capture: true });
  ownScrollRestoration();
  listenToScroll(sessionHistory.remember);
  document.documentElement.dataset['runtime'] = 'ready';
  return navigator;
}
