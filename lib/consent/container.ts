import { waitFor } from '#lib/core/wait-for';
import { categories, readStatuses, type Category, type Statuses } from './status';

type Settings = { readonly consents?: Readonly<Record<string, { readonly status?: unknown } | undefined>> };

/** The interface of a consent and tag-manager container of the `ppms.cm.api` kind. */
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

/** Where a container puts its interface. */
export type ContainerWindow = { readonly ppms?: { readonly cm?: { readonly api?: ContainerApi } } };

/** The container's name of each category. */
const names: Readonly<Record<Category, string>> = { analytics: 'analytics', remarketing: 'remarketing' };

/** Milliseconds between two looks for the container, and until it is given up. */
export const polling = { interval: 100, timeout: 5000 } as const;

async function findApi(window: ContainerWindow): Promise<ContainerApi> {
  const api = await waitFor(() => window.ppms?.cm?.api, polling);
  if (!api) throw new Error('Consent object not available.');
  return api;
}

function toConsents(statuses: Statuses): Readonly<Record<string, { readonly status: number }>> {
  return Object.fromEntries(categories.map((category) => [names[category], { status: statuses[category] }]));
}

/** A container as the site uses it. Everything rejects with "Consent object not available." when it does not come. */
export type ConsentContainer = {
  /** The decisions that the container knows: a visitor may have changed them in its own form. */
  readonly read: () => Promise<Statuses>;
  /** Tells the container what was decided here. */
  readonly write: (statuses: Statuses) => Promise<void>;
  readonly openForm: () => Promise<void>;
};

/**
 * Speaks with a container whose script was asked for.
 *
 * @see https://developers.piwik.pro/docs/consent-management-api
 */
export function createConsentContainer(window: ContainerWindow): ConsentContainer {
  const ask = async <T>(
    command: (api: ContainerApi, done: (value: T) => void, failed: (error: unknown) => void) => void,
  ): Promise<T> => {
    const api = await findApi(window);
    return new Promise((resolve, reject: (reason: unknown) => void) => command(api, resolve, reject));
  };
  return {
    read: async () => {
      const { consents } = await ask<Settings>((api, done, failed) =>
        api('getComplianceSettings', done, failed),
      );
      return readStatuses(
        Object.fromEntries(categories.map((category) => [category, consents?.[names[category]]?.status])),
      );
    },
    write: (statuses) =>
      ask((api, done, failed) =>
        api('setComplianceSettings', { consents: toConsents(statuses) }, () => done(undefined), failed),
      ),
    openForm: () => ask((api, done, failed) => api('openConsentForm', () => done(undefined), failed)),
  };
}
