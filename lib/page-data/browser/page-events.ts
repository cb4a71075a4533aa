import type { PageContext } from '#lib/page-data/contract';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import { readDocumentContext, syncHead } from './document-head';

/**
 * Runs code for each page that stands in the document: for the document's own one once it is
 * hydrated, then for each page shown.
 *
 * @param run gets the element around the page; may give a function that undoes its work, which is
 *   called when the next page has been put in its place
 */
export type OnPage = (run: (root: ParentNode) => void | (() => void)) => void;

export type PageEvents = PageSubscription & {
  readonly onPage: OnPage;
  /** The document's own page is hydrated. */
  readonly attach: (root: ParentNode) => void;
  /**
   * A navigation has put a page into the document.
   *
   * @param context null for the document's own page
   * @param path address of the page
   */
  readonly pageShown: (context: PageContext | null, path: string) => void;
};

type Run = Parameters<OnPage>[0];

/** Creates the events of the pages shown in a document. */
export function createPageEvents(document: Document): PageEvents {
  const listeners = new Set<() => void>();
  const cleanups = new Map<Run, void | (() => void)>();
  let root: ParentNode | undefined;
  let own: PageContext | undefined;
  let shown: PageContext | null = null;

  const readOwn = (): PageContext => (own ??= readDocumentContext(document));
  const runFor = (run: Run): void => {
    cleanups.get(run)?.();
    cleanups.set(run, root && run(root));
  };
  const runAll = (): void => [...cleanups.keys()].forEach(runFor);
  const current = (): PageContext => shown ?? readOwn();
  return {
    current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPage: runFor,
    attach: (element) => {
      readOwn();
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
