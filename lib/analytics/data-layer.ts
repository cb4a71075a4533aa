import { consentDefault, toConsentUpdate } from '#lib/consent/consent-mode';
import type { Statuses } from '#lib/consent/status';
import type { CustomEvent } from './events';
import type { PageViewEvent } from './page-view';

/** The list that a tag manager reads. Without one, and before consent, nobody does: it is an array in memory. */
export type DataLayer = unknown[];

/** What the site tells its data layer. */
export type Reporter = {
  readonly pageView: (view: PageViewEvent) => void;
  readonly custom: (event: CustomEvent) => void;
  readonly consent: (statuses: Statuses) => void;
};

/**
 * Begins the data layer: the environment's name, where it has one, then the defaults of Google's
 * consent mode, ahead of everything else. Readings 124 and 125.
 */
export function createReporter(dataLayer: DataLayer, environment: string | undefined): Reporter {
  // Google's tags recognise commands by being `arguments` objects.
  function gtag(..._command: readonly unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- rest parameters would be an array, which Google's tags pass over
    dataLayer.push(arguments);
  }
  if (environment !== undefined) dataLayer.push({ environment });
  gtag('consent', 'default', { ...consentDefault });
  return {
    pageView: (view) => void dataLayer.push({ event: 'pageview', ...view }),
    custom: (event) => void dataLayer.push({ event: 'custom', ...event }),
    consent: (statuses) => {
      gtag('consent', 'update', toConsentUpdate(statuses));
      dataLayer.push({ event: 'consent', consent: { ...statuses } });
    },
  };
}
