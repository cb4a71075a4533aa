import type { SharedData } from '#lib/page-model/shared-data';

/** Loads what pages share, by the address of a page that has it. Undefined where that fails. */
export type LoadShared = (path: string) => Promise<Partial<SharedData> | undefined>;

/** What a behaviour may use of the site around it. */
export type BehaviourTools = {
  /** Is aborted when the page is left: every listener, timer and request ends with it. */
  readonly signal: AbortSignal;
  /** Goes to a page of this site, by its address. */
  readonly navigateTo: (href: string) => void;
  readonly loadShared: LoadShared;
};

/**
 * What a part of a page can do beyond its markup. The markup is complete without: it stands in the
 * document before the script comes, and stays as it is where the script fails to come.
 *
 * @param element the part that asks for it by `data-behaviour`
 */
export type Behaviour = (element: HTMLElement, tools: BehaviourTools) => void;
