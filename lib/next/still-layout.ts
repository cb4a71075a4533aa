import type { ReactNode } from 'react';

/*
 * Stands in the place of what Next's layout router asks of a router that navigates: redirects and missing pages, which a
 * static export has none of in the browser; segments whose data are still to come; parameters of pages that are client
 * components, of which the site has none.
 */

const showChildren = ({ children }: { readonly children: ReactNode }): ReactNode => children;

export { showChildren as RedirectBoundary, showChildren as HTTPAccessFallbackBoundary };

export const isDeferredRsc = (): boolean => false;
export const getParamValueFromCacheKey = (): null => null;
export const urlSearchParamsToParsedUrlQuery = (): object => ({});
