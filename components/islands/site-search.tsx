import type { ReactNode } from 'react';
import { Island } from '#lib/next/island';
import type { SiteSearchProps } from './search/search.client';

/** The search of its page in a document; in loaded pages `site-search.client.tsx`. */
export const SiteSearch = (props: SiteSearchProps): ReactNode => <Island name="site-search" props={props} />;
