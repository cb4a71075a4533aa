import type { Services } from '#lib/config/services';
import { createConsentContainer, type ContainerWindow } from '#lib/consent/container';
import { removeOthersItems } from '#lib/consent/browser/remove-others-items';
import { allowsMore, granted, readStatuses, undecided, type Statuses } from '#lib/consent/status';
import type { ConsentStore } from '#lib/consent/store';
import { createReporter, type DataLayer, type Reporter } from '../data-layer';
import { findMarketingParameters, removeMarketingCookies, writeMarketingCookies } from '../marketing-cookies';
import { observeActions } from '../observe-actions';
import { buildPageView } from '../page-view';
import { createThirdParties, type ThirdParties } from '../third-parties';
import type { SeenPage } from '../visit';
import { reportWebVitals } from '../web-vitals';
import { loadService } from './load-service';

export type AnalyticsOptions = {
  readonly services: Services;
  readonly store: Pick<ConsentStore, 'statuses' | 'decide' | 'subscribe'>;
  readonly arrival: string;
  /** Loads the tag manager if a script element is not sufficient. */
  readonly loadTagManager?: (address: string) => void;
};

export type Analytics = {
  readonly pageView: (page: SeenPage) => void;
  readonly custom: Reporter['custom'];
  readonly openContainerForm: ThirdParties['openForm'];
  /** Adopts a decision that the visitor made in the container's own form. */
  readonly readContainer: () => Promise<void>;
};

const report = (error: unknown): void =>
  console.error(error instanceof Error ? error.message : String(error));

/** Sets or removes the marketing cookies; until a decision, parameters are kept in memory only. */
function createMarketing(arrival: string): (statuses: Statuses) => void {
  const parameters = findMarketingParameters(arrival, document.referrer);
  return ({ remarketing }) => {
    const cookies =
      remarketing === granted ? writeMarketingCookies(parameters, Date.now()) : removeMarketingCookies();
    for (const cookie of cookies) document.cookie = cookie;
  };
}

function applyDecisions(
  { store, arrival }: AnalyticsOptions,
  reporter: Reporter,
  parties: Pick<ThirdParties, 'apply'>,
): void {
  const marketing = createMarketing(arrival);
  let isMeasuring = false;
  const apply = (statuses: Statuses): void => {
    reporter.consent(statuses);
    marketing(statuses);
    void parties.apply(statuses);
    if (statuses.analytics !== granted || isMeasuring) return;
    isMeasuring = true;
    reportWebVitals((event) => reporter.custom(event));
  };
  store.subscribe((now, before) => {
    // A tag manager may read the data layer now that could not before.
    if (allowsMore(now, before)) reporter.forgetPast();
    if (allowsMore(before, now)) removeOthersItems();
    apply(now);
  });
  if (store.statuses().analytics !== undecided) apply(store.statuses());
}

function createParties(
  { services, loadTagManager }: AnalyticsOptions,
  window: ContainerWindow,
  dataLayer: DataLayer,
): ThirdParties {
  return createThirdParties({
    services,
    load: (service, address) =>
      service === 'tagManager' && loadTagManager
        ? loadTagManager(address)
        : loadService(service, address, dataLayer),
    container: createConsentContainer(window),
    report,
    reload: () => {
      // The container has stored the withdrawal in its own items.
      removeOthersItems();
      location.reload();
    },
  });
}

/** Starts analytics: the data layer and, with consent, third-party scripts. Call once per document. */
export function startAnalytics(options: AnalyticsOptions): Analytics {
  const { services, store } = options;
  const containerWindow = window as ContainerWindow & { dataLayer?: DataLayer };
  const dataLayer = (containerWindow.dataLayer ??= []);
  const reporter = createReporter(dataLayer, services.environment);
  const parties = createParties(options, containerWindow, dataLayer);
  applyDecisions(options, reporter, parties);
  observeActions(document, reporter.custom);
  return {
    pageView: ({ title, href }) => reporter.pageView(buildPageView(title, href)),
    custom: reporter.custom,
    openContainerForm: parties.openForm,
    readContainer: async () => {
      const containerStatuses = await parties.readContainer();
      if (!containerStatuses) return;
      const decided = Object.entries(containerStatuses).filter(([, status]) => status !== undecided);
      store.decide(readStatuses({ ...store.statuses(), ...Object.fromEntries(decided) }));
    },
  };
}
