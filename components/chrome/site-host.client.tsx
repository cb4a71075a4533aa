'use client';

import { useCallback, type ReactNode } from 'react';
import { importTemplate } from '#components/templates/template-imports.client';
import { PageHost, type PageHostProps } from '#lib/page-data/react/page-host.client';
import { startRuntime, type PageRuntime, type RuntimeOptions } from '#lib/page-data/react/runtime';
import { addMenuBehaviour } from './menu-behaviour';

export type SiteHostProps = Omit<PageHostProps, 'start'> & Omit<RuntimeOptions, 'importTemplate'>;

let runtime: PageRuntime | undefined;

function startOnce(options: RuntimeOptions): PageRuntime {
  if (!runtime) addMenuBehaviour(document);
  return (runtime ??= startRuntime(options));
}

/** The page host with this site's templates: one runtime for the life of the document. */
export function SiteHost({ buildHash, ...host }: SiteHostProps): ReactNode {
  const start = useCallback(() => startOnce({ buildHash, importTemplate }), [buildHash]);
  return <PageHost {...host} start={start} />;
}
