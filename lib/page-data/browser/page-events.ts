import type { PageContext } from '#lib/page-data/contract';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import { readDocumentContext, syncHead } from './document-head';

/**
 * Runs a callback for each page in the document: for the document's own page after hydration, then for each page shown.
 *
 * @param run gets the element around the page; may return a cleanup function, which is called when the next page has
 *   been rendered
 */
export type OnPage = (run: (root: ParentNode) => void | (() => void)) => void;

export type PageEvents = PageSubscription & {
  readonly onPage: OnPage;
  /** Call when the document's own page is hydrated. */
  readonly attach: (root: ParentNode) => void;
  /**
   * Call when a navigation has rendered a page.
   *
   * @param context null for the document's own page
   * @param path path of the page
   */
  readonly pageShown: (context: PageContext | null, path: string) => void;
};

type Run = Parameters<OnPage>[0];

export function createPageEvents(document: Document): PageEvents {
  const listeners = new Set<() => void>();
  const cleanups = new Map<Run, void | (() => void)>();
  let root: ParentNode | undefined;
  let initial: PageContext | undefined;
  let shown: PageContext | null = null;

  const readInitial = (): PageContext => (initial ??= readDocumentContext(document));
  const runFor = (run: Run): void => {
    cleanups.get(run)?.();
    cleanups.set(run, root && run(root));
  };
  const runAll = (): void => [...cleanups.keys()].forEach(runFor);
  const current = (): PageContext => shown ?? readInitial();
  return {
    current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPage: runFor,
    attach: (element) => {
      readInitial();
      root = element;
      runAll();
    },
    pageShown: (context, path) => {
      shown = context;
      syncHead(document, current(), path);
      for (const listener of listeners) listener();
      runAll();
    },
  };
}
