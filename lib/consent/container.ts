import { waitFor } from '#lib/core/wait-for';
import { categories, readStatuses, type Category, type Statuses } from './status';

type Settings = { readonly consents?: Readonly<Record<string, { readonly status?: unknown } | undefined>> };

/** API of a consent and tag-manager container of the `ppms.cm.api` kind. */
export type ContainerApi = {
  (
    command: 'getComplianceSettings',
    done: (settings: Settings) => void,
    failed: (error: unknown) => void,
  ): void;
  (
    command: 'setComplianceSettings',
    settings: { readonly consents: Readonly<Record<string, { readonly status: number }>> },
    done: () => void,
    failed: (error: unknown) => void,
  ): void;
  (command: 'openConsentForm', done: () => void, failed: (error: unknown) => void): void;
};

/** Global object with the container's API. */
export type ContainerWindow = { readonly ppms?: { readonly cm?: { readonly api?: ContainerApi } } };

/** Names of the categories in the container. */
const names: Readonly<Record<Category, string>> = { analytics: 'analytics', remarketing: 'remarketing' };

/** Polling interval and timeout in milliseconds. */
export const polling = { interval: 100, timeout: 5000 } as const;

async function findApi(window: ContainerWindow): Promise<ContainerApi> {
  const api = await waitFor(() => window.ppms?.cm?.api, polling);
  if (!api) throw new Error('Consent object not available.');
  return api;
}

function toConsents(statuses: Statuses): Readonly<Record<string, { readonly status: number }>> {
  return Object.fromEntries(categories.map((category) => [names[category], { status: statuses[category] }]));
}

/** The site's interface to a container. Rejects with "Consent object not available." if it does not load. */
export type ConsentContainer = {
  /** The container's decisions, which the visitor may have changed in its own form. */
  readonly read: () => Promise<Statuses>;
  readonly write: (statuses: Statuses) => Promise<void>;
  readonly openForm: () => Promise<void>;
};

/**
 * Connects to a container whose script has been requested.
 *
 * @see https://developers.piwik.pro/docs/consent-management-api
 */
export function createConsentContainer(window: ContainerWindow): ConsentContainer {
  const call = async <T>(
    command: (api: ContainerApi, done: (value: T) => void, failed: (error: unknown) => void) => void,
  ): Promise<T> => {
    const api = await findApi(window);
    return new Promise((resolve, reject: (reason: unknown) => void) => command(api, resolve, reject));
  };
  return {
    read: async () => {
      const { consents } = await call<Settings>((api, done, failed) =>
        api('getComplianceSettings', done, failed),
      );
      return readStatuses(
        Object.fromEntries(categories.map((category) => [category, consents?.[names[category]]?.status])),
      );
    },
    write: (statuses) =>
      call((api, done, failed) =>
        api('setComplianceSettings', { consents: toConsents(statuses) }, () => done(undefined), failed),
      ),
    openForm: () => call((api, done, failed) => api('openConsentForm', () => done(undefined), failed)),
  };
}
