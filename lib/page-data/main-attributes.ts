import type { PageContext } from './contract';

/** Facts of a page that its `main` element carries for the service worker and the runtime. */
export type PageFacts = Pick<PageContext, 'asksForConsent' | 'keepOffline'>;

/**
 * What a page forbids, as its document says it: the service worker keeps no page with
 * `data-keep-offline="no"`, and nobody is asked for consent where `data-asks-for-consent="no"` stands.
 * Attributes of pages that forbid nothing would be weight.
 */
export function listMainAttributes({
  asksForConsent,
  keepOffline,
}: PageFacts): Readonly<Record<`data-${string}`, string | undefined>> {
  return {
    'data-asks-for-consent': asksForConsent ? undefined : 'no',
    'data-keep-offline': keepOffline ? undefined : 'no',
  };
}
