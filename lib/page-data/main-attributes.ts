import type { PageContext } from './contract';

/** Properties of a page in its `main` element's attributes, for the service worker and the runtime. */
export type PageFacts = Pick<PageContext, 'asksForConsent' | 'keepOffline' | 'contact'>;

/**
 * `data-keep-offline="no"`: the service worker does not cache the page. `data-asks-for-consent="no"`: no
 * consent banner. `data-contact="help"`: the header offers help. Omitted otherwise, to save bytes.
 */
export function listMainAttributes({
  asksForConsent,
  keepOffline,
  contact,
}: PageFacts): Readonly<Record<`data-${string}`, string | undefined>> {
  return {
    'data-asks-for-consent': asksForConsent ? undefined : 'no',
    'data-keep-offline': keepOffline ? undefined : 'no',
    'data-contact': contact,
  };
}
