'use client';

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { PageContext } from '../contract';
import type { Shown } from '../client/navigator';
import { buildAnnouncement, focusPage, scrollTo } from './arrival';
import { readDocumentContext, syncDocument } from './document-sync';
import type { PageRuntime, Template } from './runtime';

export type PageHostProps = {
  /** Starts the runtime; called once, in the browser only. */
  readonly start: () => PageRuntime;
  /** The document's own parts, rendered at build time. */
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

type Part = { readonly template: Template; readonly data: unknown };

const nothing: Shown<Template> = { page: null, hash: '', scroll: 0, visit: 0 };
const serverRuntime = { subscribe: () => () => undefined, shown: () => nothing };

function renderSlice(slice: Part | undefined, own: ReactNode): ReactNode {
  if (!slice) return own;
  const { template: Slice, data } = slice;
  return <Slice data={data} />;
}

function PageBody({ shown, children }: { readonly shown: Shown<Template>; readonly children: ReactNode }): ReactNode {
  if (!shown.page) return children;
  const { template: Page, pageData, shared } = shown.page;
  return <Page key={pageData.path} view={pageData.result.data} shared={shared} />;
}

/** What follows a navigation once the page stands in the document. */
function useArrival(shown: Shown<Template>): (region: HTMLElement | null) => void {
  const own = useRef<{ context: PageContext; path: string } | null>(null);
  const region = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    own.current ??= { context: readDocumentContext(document), path: location.pathname };
    if (shown.visit === 0) return;
    const { pageData } = shown.page ?? {};
    syncDocument(document, pageData?.result.pageContext ?? own.current.context, pageData?.path ?? own.current.path);
    scrollTo(window, shown.hash, shown.scroll);
    focusPage(document);
  }, [shown]);
  useEffect(() => {
    if (shown.visit === 0) return;
    const frame = requestAnimationFrame(() => {
      const text = buildAnnouncement(document);
      if (region.current && region.current.textContent !== text) region.current.textContent = text;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return (element) => {
    region.current = element;
  };
}

/**
 * Shows the document's own page until the first soft navigation, then the loaded page in its place.
 * Header and footer change only with the language.
 */
export function PageHost({ start, header, footer, children }: PageHostProps): ReactNode {
  const runtime = typeof window === 'undefined' ? serverRuntime : start();
  const shown = useSyncExternalStore(runtime.subscribe, runtime.shown, () => nothing);
  const announcer = useArrival(shown);
  return (
    <>
      {renderSlice(shown.page?.slices['header'], header)}
      <main id="main">
        <PageBody shown={shown}>{children}</PageBody>
      </main>
      {renderSlice(shown.page?.slices['footer'], footer)}
      <div ref={announcer} className="visually-hidden" aria-live="assertive" aria-atomic="true" />
    </>
  );
}
