/** Milliseconds after a navigation, two frames, by when the new page has its title. Reading 127. */
export const pageViewDelay = 32;

export type PageViewSeams = {
  /** Address of what is shown. */
  readonly href: () => string;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly report: () => void;
};

/**
 * Reports each page once, whichever way it came: the page of the document, and every page after it.
 *
 * @returns a function to call whenever something may have changed; a change of the fragment alone is none
 */
export function createPageViews({ href, schedule, report }: PageViewSeams): () => void {
  let reported: string | undefined;
  let cancel = (): void => undefined;
  return () => {
    const [address = ''] = href().split('#');
    if (address === reported) return;
    reported = address;
    // Who has gone on within two frames has not seen the page.
    cancel();
    cancel = schedule(report, pageViewDelay);
  };
}
