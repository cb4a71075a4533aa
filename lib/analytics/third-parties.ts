import type { ConsentContainer } from '#lib/consent/container';
import { granted, type Statuses } from '#lib/consent/status';

export type ThirdPartySeams = {
  /** Addresses of the scripts; a service that is not configured has none. */
  readonly services: { readonly container?: string; readonly tagManager?: string };
  /** Loads the script of a service into the document. */
  readonly load: (service: keyof ThirdPartySeams['services'], address: string) => void;
  readonly container: ConsentContainer;
  /** Tells the operator, never the visitor. */
  readonly report: (error: unknown) => void;
  /** Loads the page anew: a script that has run cannot be taken back otherwise. */
  readonly reload: () => void;
};

/** The scripts of others, none of which is asked for before consent. */
export type ThirdParties = {
  /** Does what the decisions allow; what was allowed before and is no longer ends with the document. */
  readonly apply: (statuses: Statuses) => Promise<void>;
  /** The decisions as the container has them, where it is there; a visitor may change them in its own form. */
  readonly readContainer: () => Promise<Statuses | undefined>;
  /** Opens the container's form. @returns false where there is no container, or none that answers */
  readonly openForm: () => Promise<boolean>;
};

const allowsContainer = ({ analytics }: Statuses): boolean => analytics === granted;
const allowsTagManager = ({ analytics, remarketing }: Statuses): boolean =>
  analytics === granted || remarketing === granted;

/** Loads the consent container and the tag manager of a build once their visitor has agreed. docs/specification.md#s67 to #s70. */
export function createThirdParties(seams: ThirdPartySeams): ThirdParties {
  const { services, container, report, reload } = seams;
  const loaded = { container: false, tagManager: false };
  // A container that was not told of the latest decision would answer with an older one.
  let isTold = false;
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
    seams.load(name, address);
  };
  return {
    apply: async (statuses) => {
      if (allowsContainer(statuses)) load('container');
      if (allowsTagManager(statuses)) load('tagManager');
      isTold = false;
      if (loaded.container)
        isTold = (await attempt(() => container.write(statuses).then(() => true))) ?? false;
      const isOver =
        (loaded.container && !allowsContainer(statuses)) ||
        (loaded.tagManager && !allowsTagManager(statuses));
      if (isOver) reload();
    },
    readContainer: async () => (isTold ? attempt(container.read) : undefined),
    openForm: async () =>
      loaded.container && (await attempt(() => container.openForm().then(() => true))) === true,
  };
}
