import { startAnalytics } from '#lib/analytics/browser/start-analytics';
import { takeUnreported } from '#lib/analytics/browser/unreported-pages';
import type { Visit } from '#lib/analytics/visit';
import type { Services } from '#lib/config/services';
import { keepUpToDate, openConsentStore } from '#lib/consent/browser/open-store';
import { removeOthersItems } from '#lib/consent/browser/remove-others-items';
import { undecided } from '#lib/consent/status';
import { createConsentPanel } from './consent-panel';
import { readConsentTexts } from './read-texts';
import { addSettingsBehaviour } from './settings-behaviour';

export type ConsentOptions = {
  readonly visit: Pick<Visit, 'arrival' | 'follow'>;
  readonly page: { readonly current: () => { readonly asksForConsent: boolean } };
};

/** In a separate chunk, loaded after consent. The condition is a build constant: other builds omit the chunk. */
const tagManagerLoader =
  process.env.GOOGLE_TAG_MANAGER === 'on'
    ? {
        loadTagManager: (address: string): void =>
          void import('./google-tag-manager').then(
            ({ loadGoogleTagManager }) => loadGoogleTagManager(address),
            (error: unknown) => console.error(error),
          ),
      }
    : {};

/** Starts consent and everything that depends on it. Call once per document. */
export function startConsent({ visit, page }: ConsentOptions): void {
  const services = JSON.parse(process.env.SERVICES ?? '{}') as Services;
  const { store, refused, hasEnded } = openConsentStore();
  if (hasEnded) removeOthersItems();
  const analytics = startAnalytics({ services, store, arrival: visit.arrival, ...tagManagerLoader });
  const readTexts = () => readConsentTexts(location.pathname);
  const panel = createConsentPanel({ document, store, refused, readTexts });
  const ask = (): void => {
    const isDue = page.current().asksForConsent && store.statuses().analytics === undecided;
    if (isDue) void panel.show('question');
    else panel.hide();
  };
  const openSettings = addSettingsBehaviour({
    open: async () => (await analytics.openContainerForm()) || panel.show('form'),
    hide: panel.hide,
  });
  const turnToPage = (): void => {
    ask();
    openSettings();
    void analytics.readContainer();
  };
  const seen = visit.follow((next) => {
    analytics.pageView(next);
    turnToPage();
  });
  [...takeUnreported(), ...seen].forEach(analytics.pageView);
  turnToPage();
  keepUpToDate(store, () => panel.layer() === 'question' && ask());
}
