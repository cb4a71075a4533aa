import type { ConsentContainer } from '#lib/consent/container';
import { granted, type Statuses } from '#lib/consent/status';

export type ThirdPartyDependencies = {
  /** URLs of the configured services' scripts. */
  readonly services: { readonly container?: string; readonly tagManager?: string };
  readonly load: (service: keyof ThirdPartyDependencies['services'], address: string) => void;
  readonly container: ConsentContainer;
  /** Logs an error; visitors see nothing. */
  readonly report: (error: unknown) => void;
  /** Reloads the page, the only way to stop a script that has run. */
  readonly reload: () => void;
};

/** Third-party scripts, none of which is requested before consent. */
export type ThirdParties = {
  /** Applies the decisions; reloads the page if consent to a running script was withdrawn. */
  readonly apply: (statuses: Statuses) => Promise<void>;
  /** The decisions in the container, if loaded: the visitor may have changed them in its own form. */
  readonly readContainer: () => Promise<Statuses | undefined>;
  /** Opens the container's form. @returns false without a working container */
  readonly openForm: () => Promise<boolean>;
};

const allowsContainer = ({ analytics }: Statuses): boolean => analytics === granted;
const allowsTagManager = ({ analytics, remarketing }: Statuses): boolean =>
  analytics === granted || remarketing === granted;

/** Loads the consent container and tag manager of a build after consent. docs/specification.md#s67 to #s70. */
export function createThirdParties(dependencies: ThirdPartyDependencies): ThirdParties {
  const { services, container, report, reload } = dependencies;
  const loaded = { container: false, tagManager: false };
  // A container that missed the latest decision would return an older one.
  let isInSync = false;
  const attempt = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (error) {
      report(error);
      return undefined;
    }
  };
  const load = (name: keyof typeof loaded): void => {
    const address = services[name];
    if (address === undefined || loaded[name]) return;
    loaded[name] = true;
    dependencies.load(name, address);
  };
  return {
    apply: async (statuses) => {
      if (allowsContainer(statuses)) load('container');
      if (allowsTagManager(statuses)) load('tagManager');
      isInSync = false;
      if (loaded.container)
        isInSync = (await attempt(() => container.write(statuses).then(() => true))) ?? false;
      const isOver =
        (loaded.container && !allowsContainer(statuses)) ||
        (loaded.tagManager && !allowsTagManager(statuses));
      if (isOver) reload();
    },
    readContainer: async () => (isInSync ? attempt(container.read) : undefined),
    openForm: async () =>
      loaded.container && (await attempt(() => container.openForm().then(() => true))) === true,
  };
}
