/** Leaves by a full page load, also for an address that differs from the present one by nothing or its fragment. */
export function leave(href: string): void {
  const [here] = location.href.split('#', 1);
  const [there] = href.split('#', 1);
  if (here !== there) return location.assign(href);
  History.prototype.replaceState.call(history, history.state, '', href);
  location.reload();
}

/** A link was followed before there was a runtime, and its page is on the way: the document's own line of script has marked it. */
export const isLeaving = (): boolean => document.documentElement.dataset['leaving'] !== undefined;

export type Departure = {
  readonly go: (href: string, prepare?: Promise<void>) => void;
  readonly isUnderWay: () => boolean;
  /** The browser left, and has come back. */
  readonly end: () => void;
};

/** Leaves once. What is clicked while the browser is still at it becomes the destination. */
export function createDeparture(): Departure {
  let destination: string | null = null;
  return {
    isUnderWay: () => destination !== null,
    end: () => {
      delete document.documentElement.dataset['leaving'];
      destination = null;
    },
    go: (href, prepare = Promise.resolve()) => {
      destination = href;
      void prepare.then(() => leave(destination ?? href));
    },
  };
}

/** Runs something when the page is shown again as it was left: the browser may keep a page as it was left for Back. */
export function listenToReturn(run: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}
