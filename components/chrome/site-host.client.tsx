'use client';

import { useCallback, type ReactNode } from 'react';
import { importTemplate } from '#components/templates/template-imports.client';
import { PageHost, type PageHostProps } from '#lib/page-data/react/page-host.client';
import { startRuntime, type PageRuntime, type RuntimeOptions } from '#lib/page-data/react/runtime';
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

function startOnce(options: RuntimeOptions): PageRuntime {
  if (runtime) return runtime;
  addBehaviours();
  return (runtime = startRuntime(options));
}

/** The page host with this site's templates: one runtime for the life of the document. */
export function SiteHost({ buildHash, ...host }: SiteHostProps): ReactNode {
  const start = useCallback(() => startOnce({ buildHash, importTemplate }), [buildHash]);
  return <PageHost {...host} start={start} />;
}
