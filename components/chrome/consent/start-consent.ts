import { createReporter, type DataLayer, type Reporter } from '#lib/analytics/data-layer';
import {
  readMarketingParameters,
  removeMarketingCookies,
  writeMarketingCookies,
} from '#lib/analytics/marketing-cookies';
import { observeActions } from '#lib/analytics/observe-actions';
import { buildPageView } from '#lib/analytics/page-view';
import { createPageViews } from '#lib/analytics/page-views';
import { createThirdParties, type ThirdParties } from '#lib/analytics/third-parties';
import { reportWebVitals } from '#lib/analytics/web-vitals';
import type { Services } from '#lib/config/services';
import { createConsentContainer, type ContainerWindow } from '#lib/consent/container';
import { asksForConsent } from '#lib/consent/popup-rule';
import { refusesTracking } from '#lib/consent/privacy-signal';
import { granted, readStatuses, undecided, type Statuses } from '#lib/consent/status';
import { createConsentStore, type ConsentStore } from '#lib/consent/store';
import { schedule } from '#lib/core/timing';
import { createConsentPanel, type ConsentPanel } from './consent-panel';
import { addEmbeds } from './embed-behaviour';
import { readConsentTexts } from './read-texts';

/** Milliseconds between the click on "privacy settings" and its form: menus close meanwhile. Reading 65. */
const formDelay = 200;

export type ConsentOptions = {
  readonly services: Services;
  /** Calls back whenever another page is shown. */
  readonly subscribe: (listener: () => void) => () => void;
};

type AnalyticsWindow = Window & ContainerWindow & { dataLayer?: DataLayer };

type Parts = {
  readonly store: ConsentStore;
  readonly reporter: Reporter;
  readonly parties: ThirdParties;
  readonly panel: ConsentPanel;
};

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

function createParties(window: AnalyticsWindow, services: Services, dataLayer: DataLayer): ThirdParties {
  return createThirdParties({
    services,
    loadScript,
    dataLayer,
    container: createConsentContainer(window),
    now: () => Date.now(),
    report: (error) => console.error(error instanceof Error ? error.message : String(error)),
    reload: () => location.reload(),
  });
}

/** Sets or removes what advertisements brought along; until a decision it is remembered here only. */
function createMarketing(search: string): (statuses: Statuses) => void {
  const parameters = readMarketingParameters(search);
  return ({ remarketing }) => {
    const cookies =
      remarketing === granted ? writeMarketingCookies(parameters, Date.now()) : removeMarketingCookies();
    for (const cookie of cookies) document.cookie = cookie;
  };
}

function applyDecisions({ store, reporter, parties }: Parts): void {
  const marketing = createMarketing(location.search);
  let measures = false;
  const apply = (statuses: Statuses): void => {
    reporter.consent(statuses);
    marketing(statuses);
    void parties.apply(statuses);
    if (statuses.analytics !== granted || measures) return;
    measures = true;
    reportWebVitals((event) => reporter.custom(event));
  };
  store.subscribe(apply);
  if (store.statuses().analytics !== undecided) apply(store.statuses());
}

/** What a visitor decided in the container's own form counts here too. */
async function adoptContainer({ store, parties }: Parts): Promise<void> {
  const theirs = await parties.readContainer();
  if (!theirs) return;
  const own = store.statuses();
  const decided = Object.entries(theirs).filter(([, status]) => status !== undecided);
  store.decide(readStatuses({ ...own, ...Object.fromEntries(decided) }));
}

/** Asks, or takes the question back, on each page that is shown. */
function askWhereDue({ store, panel }: Parts): void {
  const page = { path: location.pathname, isError: document.querySelector('[data-error-page]') !== null };
  if (asksForConsent(page, store.statuses())) void panel.show('question');
  else panel.hide();
}

function followPages(parts: Parts, subscribe: ConsentOptions['subscribe']): void {
  const changed = createPageViews({
    href: () => location.href,
    schedule,
    report: () => {
      parts.reporter.pageView(buildPageView(document.title, location.href));
      askWhereDue(parts);
      void adoptContainer(parts);
    },
  });
  subscribe(changed);
  changed();
}

/** Another tab, or a page that comes back after a long time, may hold an older decision. */
function keepUpToDate(parts: Parts): void {
  const refresh = (): void => {
    parts.store.refresh();
    if (parts.panel.layer() === 'question') askWhereDue(parts);
  };
  addEventListener('storage', refresh);
  addEventListener('pageshow', ({ persisted }) => persisted && refresh());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refresh());
}

function listenToSettings({ panel, parties }: Parts): void {
  const open = async ({ href }: HTMLAnchorElement): Promise<void> => {
    // Where nothing can be opened, the link leads to where it leads without JavaScript.
    if (!(await parties.openForm()) && !(await panel.show('form'))) location.assign(href);
  };
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('[data-consent-settings]')
          : null;
      if (!link) return;
      event.preventDefault();
      panel.hide();
      setTimeout(() => void open(link), formDelay);
    },
    { capture: true },
  );
}

/** Starts consent and everything that depends on it. Called once in a document's life. */
export function startConsent({ services, subscribe }: ConsentOptions): void {
  const own = window as AnalyticsWindow;
  const dataLayer = (own.dataLayer ??= []);
  const refused = refusesTracking(navigator);
  const store = createConsentStore({ storage: () => localStorage, now: () => new Date(), refused });
  const reporter = createReporter(dataLayer, services.environment);
  const parts = {
    store,
    reporter,
    parties: createParties(own, services, dataLayer),
    panel: createConsentPanel({ document, store, refused, readTexts: readConsentTexts }),
  };
  applyDecisions(parts);
  observeActions(document, reporter.custom);
  followPages(parts, subscribe);
  keepUpToDate(parts);
  listenToSettings(parts);
  addEmbeds(document, store, reporter.custom);
}
