/** Milliseconds after a navigation, two frames, by when the new page has its title. docs/specification.md#s127. */
export const pageViewDelay = 32;

/** A page as a visitor saw it: its title, and the address under which it stood. */
export type SeenPage = { readonly title: string; readonly href: string };

export type VisitSeams = {
  /** What is shown now. */
  readonly read: () => SeenPage;
  /** The pages that were seen before, and then those that nobody has taken yet: the starter keeps them if the document goes. */
  readonly seen: SeenPage[];
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
};

/** What a visitor saw since the document was loaded. */
export type Visit = {
  /** Address of arrival, with what an advertisement added to it. */
  readonly arrival: string;
  /** To be called whenever something may have changed; a change of the fragment alone is none. */
  readonly update: () => void;
  /** Calls back for every page to come. @returns the pages before, in order; they are not held any longer */
  readonly follow: (listener: (page: SeenPage) => void) => readonly SeenPage[];
};

const withoutFragment = ({ href }: SeenPage): string => href.split('#', 1)[0] ?? href;

/**
 * Notes each page once, whichever way it came: the page of the document, and every page after it.
 * It begins with the runtime, since analytics arrives later than a quick visitor goes on.
 */
export function recordVisit({ read, schedule, seen }: VisitSeams): Visit {
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
      // Who has gone on within two frames has not seen the page.
      cancel();
      cancel = schedule(() => report(read()), pageViewDelay);
    },
    follow: (listener) => {
      report = listener;
      return seen.splice(0);
    },
  };
}
