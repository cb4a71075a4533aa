import { consentDefault, toConsentUpdate } from '#lib/consent/consent-mode';
import type { Statuses } from '#lib/consent/status';
import type { TrackedEvent } from './events';
import type { PageViewEvent } from './page-view';

/** The list that a tag manager reads. Without one, and before consent, nobody does: it is an array in memory. */
export type DataLayer = unknown[];

/** What the site tells its data layer. */
export type Reporter = {
  readonly pageView: (view: PageViewEvent) => void;
  readonly custom: (event: TrackedEvent) => void;
  readonly consent: (statuses: Statuses) => void;
  /** Removes what was reported until now, but for the beginning and the page that is shown: a tag manager reads all it finds. */
  readonly forgetPast: () => void;
};

/**
 * Begins the data layer: the environment's name, where it has one, then the defaults of Google's
 * consent mode, ahead of everything else. docs/specification.md#s124, #s125.
 */
export function createReporter(dataLayer: DataLayer, environment: string | undefined): Reporter {
  // Google's tags recognise commands by being `arguments` objects.
  function toCommand(..._command: readonly unknown[]): unknown {
    // oxlint-disable-next-line prefer-rest-params -- rest parameters would be an array, which Google's tags pass over
    return arguments;
  }
  const beginning: readonly unknown[] = [
    ...(environment === undefined ? [] : [{ environment }]),
    toCommand('consent', 'default', { ...consentDefault }),
  ];
  let shown: readonly unknown[] = [];
  dataLayer.push(...beginning);
  return {
    pageView: (view) => {
      shown = [{ event: 'pageview', ...view }];
      dataLayer.push(...shown);
    },
    custom: (event) => void dataLayer.push({ event: 'custom', ...event }),
    consent: (statuses) =>
      void dataLayer.push(toCommand('consent', 'update', toConsentUpdate(statuses)), {
        event: 'consent',
        consent: { ...statuses },
      }),
    forgetPast: () => void dataLayer.splice(0, dataLayer.length, ...beginning, ...shown),
  };
}
