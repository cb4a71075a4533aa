'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { importIsland } from './island-imports.client';
import type { SiteSearchProps } from './search/search.client';

/** Imported, not bundled with its template: the dialog has the same parts. */
const LazySearch = lazy(async () => {
  // Without its script, the list of all pages remains, which is complete.
  const component = await importIsland('site-search')?.catch(() => undefined);
  return { default: component ?? (() => null) };
});

/** The search of its page in loaded pages; in a document `site-search.tsx`. */
export const SiteSearch = (props: SiteSearchProps): ReactNode => (
  <Suspense fallback={<div className={props.className} />}>
    <LazySearch {...(props as object)} />
  </Suspense>
);
