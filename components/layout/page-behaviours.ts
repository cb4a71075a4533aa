import type { Behaviour, BehaviourTools } from '#components/behaviours/behaviour';
import type { OnPage } from '#lib/page-data/browser/page-events';

type ImportBehaviour = () => Promise<Behaviour>;

/** The script of each behaviour by its `data-behaviour` name, imported on demand. */
const imports: Readonly<Record<string, ImportBehaviour>> = {
  'filter-list': async () => (await import('#components/behaviours/filter-list')).filterListBehaviour,
  'find-item': async () => (await import('#components/behaviours/find-item')).findItemBehaviour,
  'find-question': async () => (await import('#components/behaviours/find-question')).findQuestionBehaviour,
  'offline-reading': async () =>
    (await import('#components/behaviours/offline-reading')).offlineReadingBehaviour,
  player: async () => (await import('#components/behaviours/player')).playerBehaviour,
  'share-link': async () => (await import('#components/behaviours/share-link')).shareLinkBehaviour,
  'show-nearest': async () => (await import('#components/behaviours/show-nearest')).showNearestBehaviour,
};

async function start(element: HTMLElement, tools: BehaviourTools, all: typeof imports): Promise<void> {
  const name = element.dataset['behaviour'] ?? '';
  // Without its script, the static markup remains, which is complete.
  const behaviour = await all[name]?.().catch(() => undefined);
  if (!behaviour || tools.signal.aborted) return;
  behaviour(element, tools);
  // For tests: the controls have their listeners.
  element.dataset['started'] = '';
}

/**
 * Starts the behaviours of each page shown, and ends them when the page is left.
 *
 * @param all behaviours by name
 */
export function addPageBehaviours(
  onPage: OnPage,
  tools: Omit<BehaviourTools, 'signal'>,
  all: typeof imports = imports,
): void {
  onPage((root) => {
    const end = new AbortController();
    for (const element of root.querySelectorAll<HTMLElement>('[data-behaviour]'))
      void start(element, { ...tools, signal: end.signal }, all);
    return () => end.abort();
  });
}
