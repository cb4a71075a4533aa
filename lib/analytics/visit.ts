/** Two frames in milliseconds: by then a new page has set its title. docs/specification.md#s127. */
export const pageViewDelay = 32;

export type SeenPage = { readonly title: string; readonly href: string };

export type VisitDependencies = {
  readonly read: () => SeenPage;
  /** Unreported page views, earlier and current: the starter stores them if the document unloads. */
  readonly seen: SeenPage[];
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
};

/** Page views since the document was loaded. */
export type Visit = {
  /** URL of arrival, with an advertisement's parameters. */
  readonly arrival: string;
  /** Call after any possible navigation; a change of only the fragment is ignored. */
  readonly update: () => void;
  /** Calls back for every future page view. @returns and clears the previous ones, in order */
  readonly follow: (listener: (page: SeenPage) => void) => readonly SeenPage[];
};

const withoutFragment = ({ href }: SeenPage): string => href.split('#', 1)[0] ?? href;

/**
 * Records each page view once, starting with the document's own. Starts with the runtime, because the first
 * navigation may happen before analytics has loaded.
 */
export function recordVisit({ read, schedule, seen }: VisitDependencies): Visit {
  const first = read();
  let address = withoutFragment(first);
  let cancel = (): void => undefined;
  let report = (page: SeenPage): void => void seen.push(page);
  return {
    arrival: first.href,
    update: () => {
      const next = withoutFragment(read());
      if (next === address) return;
      address = next;
      // A visitor who leaves within two frames has not seen the page.
      cancel();
      cancel = schedule(() => report(read()), pageViewDelay);
    },
    follow: (listener) => {
      report = listener;
      return seen.splice(0);
    },
  };
}
