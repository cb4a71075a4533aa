import { consentDefault, toConsentUpdate } from '#lib/consent/consent-mode';
import type { Statuses } from '#lib/consent/status';
import type { TrackedEvent } from './events';
import type { PageViewEvent } from './page-view';

/** The queue that a tag manager reads. Before consent, or without a tag manager, only an array in memory. */
export type DataLayer = unknown[];

export type Reporter = {
  readonly pageView: (view: PageViewEvent) => void;
  readonly custom: (event: TrackedEvent) => void;
  readonly consent: (statuses: Statuses) => void;
  /** Removes past events except the defaults and the current page view, because a tag manager reads the whole queue. */
  readonly forgetPast: () => void;
};

/**
 * Initialises the data layer: the environment's name, if any, then the defaults of Google's consent mode,
 * before everything else. docs/specification.md#s124, #s125.
 */
export function createReporter(dataLayer: DataLayer, environment: string | undefined): Reporter {
  // Google's tags recognise commands by their type, an `arguments` object.
  function toCommand(..._command: readonly unknown[]): unknown {
    // oxlint-disable-next-line prefer-rest-params -- rest parameters would be an array, which Google's tags pass over
    return arguments;
  }
  const defaults: readonly unknown[] = [
    ...(environment === undefined ? [] : [{ environment }]),
    toCommand('consent', 'default', { ...consentDefault }),
  ];
  let shown: readonly unknown[] = [];
  dataLayer.push(...defaults);
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
    forgetPast: () => void dataLayer.splice(0, dataLayer.length, ...defaults, ...shown),
  };
}
