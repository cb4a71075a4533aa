'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { buildAnnouncement } from '#lib/page-data/browser/announcement';
import type { PageRuntime } from '#lib/page-data/browser/start-runtime';
import { initialShown, type Shown } from '#lib/page-data/core/shown-store';
import { DelayNotice } from './delay-notice';
import { listMainAttributes, type PageFacts } from '#lib/page-data/main-attributes';
import { NavigateContext } from './navigate-context';
import type { Template } from './template';
import { TemplateBoundary } from './template-boundary';

/** The part of the runtime that the host uses. */
export type HostRuntime = Pick<
  PageRuntime<Template>,
  'subscribe' | 'shown' | 'navigateTo' | 'attach' | 'pageShown' | 'loadInFull'
>;

export type PageHostProps = {
  /** The document's runtime; on the server, a no-op. */
  readonly runtime: HostRuntime;
  /** Properties of the document's own page. */
  readonly facts: PageFacts;
  /** The document's own slices, rendered at build time. */
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

const getInitial = (): Shown<Template> => initialShown;

/** A slice, keyed by its file: React must not update text nodes that a browser's translation has replaced. */
function renderSlice(
  page: Shown<Template>['page'],
  name: 'header' | 'footer',
  ofDocument: ReactNode,
): ReactNode {
  const slice = page?.slices[name];
  if (!page || !slice) return ofDocument;
  const { template: Component, data } = slice;
  return <Component key={page.pageData.slicesMap[name]} data={data} />;
}

function PageBody({
  page,
  onFailure,
  children,
}: Pick<Shown<Template>, 'page'> & {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}): ReactNode {
  if (!page) return children;
  const { template: Page, pageData, shared } = page;
  return (
    <TemplateBoundary key={pageData.path} onFailure={onFailure}>
      <Page view={pageData.result.data} shared={shared} />
    </TemplateBoundary>
  );
}

/** Connects React's commits to the runtime. */
function useRuntime(runtime: HostRuntime, visit: number): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (main.current) runtime.attach(main.current);
  }, [runtime]);
  useLayoutEffect(() => {
    if (visit > 0) runtime.pageShown();
  }, [runtime, visit]);
  return main;
}

/** Announces the new page in a live region, one frame after it is rendered. */
function useAnnouncement(visit: number): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (visit === 0) return;
    const frame = requestAnimationFrame(() => {
      const text = buildAnnouncement(document);
      if (region.current && region.current.textContent !== text) region.current.textContent = text;
    });
    return () => cancelAnimationFrame(frame);
  }, [visit]);
  return region;
}

/**
 * Shows the document's own page until the first soft navigation, then the loaded page. Header and footer
 * change only with the language.
 */
export function PageHost({ runtime, facts, header, footer, children }: PageHostProps): ReactNode {
  const shown = useSyncExternalStore(runtime.subscribe, runtime.shown, getInitial);
  const { page, visit, delayed } = shown;
  const main = useRuntime(runtime, visit);
  const announcer = useAnnouncement(visit);
  return (
    <NavigateContext value={runtime.navigateTo}>
      {renderSlice(page, 'header', header)}
      <main id="main" ref={main} {...listMainAttributes(page?.pageData.result.pageContext ?? facts)}>
        <PageBody page={page} onFailure={runtime.loadInFull}>
          {children}
        </PageBody>
      </main>
      {renderSlice(page, 'footer', footer)}
      <div ref={announcer} className="visually-hidden" aria-live="assertive" aria-atomic="true" />
      <DelayNotice delayed={delayed} />
    </NavigateContext>
  );
}
