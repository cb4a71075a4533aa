'use client';

import type { ReactNode } from 'react';
// Part of the first load: otherwise it would be duplicated in each template's bundle.
import '#page-link';
import { importIsland } from '#components/islands/island-imports.client';
import { importTemplate } from '#components/templates/template-imports.client';
import { createLazyIslands, hydrateIslands } from '#lib/next/hydrate-islands.client';
import { provideIslands } from '#lib/next/static-store';
import { startRuntime, type PageRuntime } from '#lib/page-data/browser/start-runtime';
import { NavigateContext } from '#lib/page-data/react/navigate-context';
import { PageHost, type PageHostProps } from '#lib/page-data/react/page-host.client';
import { serverRuntime } from '#lib/page-data/react/server-runtime';
import type { Template } from '#lib/page-data/react/template';
import { recordVisit } from '#lib/analytics/visit';
import { afterLoad, schedule, whenIdle } from '#lib/core/timing';
import { tolerateForeignChanges } from '#lib/core/tolerant-nodes';
import type { ConsentOptions } from './consent/start-consent';
import { addContentsBehaviour } from './contents-behaviour';
import { addCopyBehaviour } from './copy-behaviour';
import { readSeenPage } from './early-page-view';
import { addHeaderSync } from './header-sync';
import { addPageBehaviours } from './page-behaviours';
import { addSearchBehaviour } from './search-behaviour';
import { startLayout } from './start-layout';

/** Imported when the page has loaded and the browser is idle, so that it does not delay the page. */
function startConsentLater(options: ConsentOptions): void {
  const start = async (): Promise<void> => {
    // Without the script, consent is not requested and nothing is stored or loaded; the page is complete.
    const consent = await import('./consent/start-consent').catch(() => undefined);
    // In a separate task: evaluating and running the script in one would block a slow phone too long.
    whenIdle(() => consent?.startConsent(options), { latest: 500 });
  };
  afterLoad(() => whenIdle(() => void start(), { latest: 2000, otherwise: 200 }));
}

/** As with consent: without the script, the status page has the notices. */
function startNoticesLater(pages: PageRuntime<Template>['pages']): void {
  const start = async (): Promise<void> => {
    const notices = await import('./notices/start-notices').catch(() => undefined);
    notices?.startNotices({ document, pages });
  };
  afterLoad(() => whenIdle(() => void start(), { latest: 5000, otherwise: 1000 }));
}

function startSite(): PageRuntime<Template> {
  tolerateForeignChanges(Node.prototype);
  // In the export, the starter has already done so.
  if (process.env.NODE_ENV !== 'production') startLayout();
  const runtime = startRuntime<Template>(importTemplate);
  addSearchBehaviour(document, runtime);
  addHeaderSync(document, runtime.pages);
  addContentsBehaviour(runtime.onPage);
  addCopyBehaviour(document);
  addPageBehaviours(runtime.onPage, runtime);
  runtime.onPage((page) =>
    hydrateIslands(page, importIsland, (island) => (
      <NavigateContext value={runtime.navigateTo}>{island}</NavigateContext>
    )),
  );
  const visit = recordVisit({
    read: () => ({ title: document.title, href: location.href }),
    schedule,
    // The development server has no starter.
    seen: window.seenPages ?? [readSeenPage()],
  });
  runtime.pages.subscribe(visit.update);
  startConsentLater({ visit, page: runtime.pages });
  startNoticesLater(runtime.pages);
  return runtime;
}

/**
 * One runtime per document. Started when this module is evaluated, before hydration, to keep rendering free
 * of side effects (StrictMode renders twice).
 */
const runtime = typeof window === 'undefined' ? serverRuntime : startSite();

// In an export, the browser hydrates islands separately or renders them in templates.
if (typeof window === 'undefined' || process.env.NODE_ENV === 'development')
  provideIslands(createLazyIslands(importIsland));

export type SiteHostProps = Omit<PageHostProps, 'runtime'>;

export function SiteHost(props: SiteHostProps): ReactNode {
  return <PageHost {...props} runtime={runtime} />;
}
