import type { SharedData } from '#lib/page-model/shared-data';

/** Loads the shared data of the page at a path; undefined if that fails. */
export type LoadShared = (path: string) => Promise<Partial<SharedData> | undefined>;

export type BehaviourTools = {
  /** Aborted when the page is left; ends every listener, timer and request. */
  readonly signal: AbortSignal;
  readonly navigateTo: (href: string) => void;
  readonly loadShared: LoadShared;
};

/**
 * Progressive enhancement of an element with `data-behaviour`: its markup is complete and works
 * without the script.
 */
export type Behaviour = (element: HTMLElement, tools: BehaviourTools) => void;
