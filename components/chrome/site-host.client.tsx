'use client';

import { useCallback, type ReactNode } from 'react';
import { importTemplate } from '#components/templates/template-imports.client';
import { PageHost, type PageHostProps } from '#lib/page-data/react/page-host.client';
import { startRuntime, type PageRuntime, type RuntimeOptions } from '#lib/page-data/react/runtime';
import type { Services } from '#lib/config/services';
import { afterLoad, whenIdle } from '#lib/core/timing';
import { addContentsBehaviour } from './contents-behaviour';
import { addHeaderBehaviour } from './header-behaviour';
import { addMenuBehaviour } from './menu-behaviour';
import { addTabsBehaviour } from './tabs-behaviour';

export type SiteHostProps = Omit<PageHostProps, 'start'> & Omit<RuntimeOptions, 'importTemplate'>;

let runtime: PageRuntime | undefined;

function addBehaviours(): void {
  addMenuBehaviour(document);
  addHeaderBehaviour(window);
  addTabsBehaviour(document);
  const main = document.querySelector('#main');
  if (main) addContentsBehaviour(main);
}

/** Fetched once the page has loaded and the browser rests: nobody waits for a question. */
function startConsentLater(subscribe: PageRuntime['subscribe']): void {
  const start = async (): Promise<void> => {
    // Where it does not come, nobody is asked, and nothing is stored or loaded: the page is complete all the same.
    const consent = await import('./consent/start-consent').catch(() => undefined);
    // A task of its own: reading the script in and running it together would hold up a slow phone.
    whenIdle(
      () =>
        consent?.startConsent({ services: JSON.parse(process.env.SERVICES ?? '{}') as Services, subscribe }),
      { latest: 500 },
    );
  };
  afterLoad(() => whenIdle(() => void start(), { latest: 2000, otherwise: 200 }));
}

function startOnce(options: RuntimeOptions): PageRuntime {
  if (runtime) return runtime;
  addBehaviours();
  runtime = startRuntime(options);
  startConsentLater(runtime.subscribe);
  return runtime;
}

/** The page host with this site's templates: one runtime for the life of the document. */
export function SiteHost({ buildHash, ...host }: SiteHostProps): ReactNode {
  const start = useCallback(() => startOnce({ buildHash, importTemplate }), [buildHash]);
  return <PageHost {...host} start={start} />;
}
