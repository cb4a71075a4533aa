import { granted, type Statuses } from './status';

type Signal = 'granted' | 'denied';

export type ConsentSignals = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', Signal>
>;

/**
 * Defaults until a decision is known: everything denied, tags wait 1.5 seconds.
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export const consentDefault: ConsentSignals & { readonly wait_for_update: number } = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  wait_for_update: 1500,
};

const toSignal = (status: number): Signal => (status === granted ? 'granted' : 'denied');

/** The decisions as Google's consent types. */
export function toConsentUpdate({ analytics, remarketing }: Statuses): ConsentSignals {
  const ads = toSignal(remarketing);
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: toSignal(analytics),
  };
}
