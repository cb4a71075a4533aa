import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** A component whose props come from a document. */
type IslandComponent = ComponentType<object>;

/** Loads an island's component; undefined for a name that no island has. */
export type ImportIsland = (name: string) => Promise<IslandComponent> | undefined;

/**
 * Components for the HTML render, which waits for what is lazy.
 *
 * @returns gives the same component for a name each time
 */
export function createLazyIslands(importIsland: ImportIsland): (name: string) => IslandComponent | undefined {
  const known = new Map<string, IslandComponent>();
  return (name) => {
    const found = known.get(name);
    const imported = found ? undefined : importIsland(name);
    if (!imported) return found;
    const island = lazy(async () => ({ default: await imported }));
    known.set(name, island);
    return island;
  };
}

/** Tells once its children are hydrated. */
function Hydrated({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The markup of an island that was started before is no longer what the server rendered: it is rendered anew. */
function render(element: HTMLElement, content: ReactNode): Root {
  if (!('started' in element.dataset)) return hydrateRoot(element, content);
  const root = createRoot(element);
  root.render(content);
  return root;
}

async function hydrate(
  element: HTMLElement,
  importIsland: ImportIsland,
  wrap: (island: ReactNode) => ReactNode,
  signal: AbortSignal,
): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  // Without its script an island is what its markup says, which is complete.
  const Component = await importIsland(island)?.catch(() => undefined);
  if (!Component || signal.aborted) return;
  const content = <Component {...(JSON.parse(props) as object)} />;
  // For who looks from outside, such as a test.
  const mark = (): void => void (element.dataset['started'] = '');
  const root = render(element, <Hydrated onHydrated={mark}>{wrap(content)}</Hydrated>);
  // A page ends while React commits the next one, which must not be interrupted.
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
}

/**
 * Hydrates the islands of a static document, each alone.
 *
 * @param page element around the page
 * @param wrap puts an island into the contexts that it needs
 * @returns ends them
 */
export function hydrateIslands(
  page: ParentNode,
  importIsland: ImportIsland,
  wrap: (island: ReactNode) => ReactNode,
): () => void {
  const end = new AbortController();
  for (const element of page.querySelectorAll<HTMLElement>('.static-slot [data-island]'))
    void hydrate(element, importIsland, wrap, end.signal);
  return () => end.abort();
}
