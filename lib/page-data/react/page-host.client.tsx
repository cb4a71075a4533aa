'use client';

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { PageContext } from '../contract';
import type { Shown } from '../client/shown-store';
import { buildAnnouncement, delayText, focusPage, scrollTo } from './arrival';
import { readDocumentContext, syncDocument } from './document-sync';
import type { PageRuntime, Template } from './runtime';
import { TemplateBoundary } from './template-boundary';

export type PageHostProps = {
  /** Starts the runtime; called once, in the browser only. */
  readonly start: () => PageRuntime;
  /** The document's own parts, rendered at build time. */
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

type Part = { readonly template: Template; readonly data: unknown };

const nothing: Shown<Template> = { page: null, hash: '', scroll: 0, visit: 0, delayed: false };
const serverRuntime: PageRuntime = {
  subscribe: () => () => undefined,
  shown: () => nothing,
  giveUp: () => undefined,
  takeOver: () => undefined,
};

function renderSlice(slice: Part | undefined, own: ReactNode): ReactNode {
  if (!slice) return own;
  const { template: Slice, data } = slice;
  return <Slice data={data} />;
}

function PageBody({
  shown,
  giveUp,
  children,
}: {
  readonly shown: Shown<Template>;
  readonly giveUp: () => void;
  readonly children: ReactNode;
}): ReactNode {
  if (!shown.page) return children;
  const { template: Page, pageData, shared } = shown.page;
  return (
    <TemplateBoundary key={pageData.path} onFailure={giveUp}>
      <Page view={pageData.result.data} shared={shared} />
    </TemplateBoundary>
  );
}

/** A bar at the top and a word for screen readers while a navigation takes long. */
function DelayNotice({ delayed }: { readonly delayed: boolean }): ReactNode {
  useEffect(() => {
    if (delayed) window.dispatchEvent(new Event('onRouteUpdateDelayed'));
  }, [delayed]);
  return (
    <>
      {delayed && <div className="navigation-progress" data-navigation-progress="" aria-hidden="true" />}
      <div className="visually-hidden" aria-live="polite">
        {delayed && delayText(document)}
      </div>
    </>
  );
}

/** What follows a navigation once the page stands in the document. */
function useArrival({ visit, page, hash, scroll }: Shown<Template>): (region: HTMLElement | null) => void {
  const own = useRef<{ context: PageContext; path: string } | null>(null);
  const region = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    own.current ??= { context: readDocumentContext(document), path: location.pathname };
    if (visit === 0) return;
    const { pageData } = page ?? {};
    syncDocument(
      document,
      pageData?.result.pageContext ?? own.current.context,
      pageData?.path ?? own.current.path,
    );
    scrollTo(window, hash, scroll);
    focusPage(document);
  }, [visit, page, hash, scroll]);
  useEffect(() => {
    if (visit === 0) return;
    const frame = requestAnimationFrame(() => {
      const text = buildAnnouncement(document);
      if (region.current && region.current.textContent !== text) region.current.textContent = text;
    });
    return () => cancelAnimationFrame(frame);
  }, [visit]);
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
  const isReady = useRef(false);
  useEffect(() => {
    if (!isReady.current) runtime.takeOver();
    isReady.current = true;
  }, [runtime]);
  return (
    <>
      {renderSlice(shown.page?.slices['header'], header)}
      <main id="main">
        <PageBody shown={shown} giveUp={runtime.giveUp}>
          {children}
        </PageBody>
      </main>
      {renderSlice(shown.page?.slices['footer'], footer)}
      <div ref={announcer} className="visually-hidden" aria-live="assertive" aria-atomic="true" />
      <DelayNotice delayed={shown.delayed} />
    </>
  );
}
