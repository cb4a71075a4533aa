import { lazy, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { IslandComponent } from './static-store';

/** Loads an island's component; undefined for an unknown name. */
export type ImportIsland = (name: string) => Promise<IslandComponent> | undefined;

/**
 * Lazy components for the server render, which waits for them.
 *
 * @returns returns the same component for a name each time
 */
export function createLazyIslands(importIsland: ImportIsland): (name: string) => IslandComponent | undefined {
  const cache = new Map<string, IslandComponent>();
  return (name) => {
    const found = cache.get(name);
    const imported = found ? undefined : importIsland(name);
    if (!imported) return found;
    const island = lazy(async () => ({ default: await imported }));
    cache.set(name, island);
    return island;
  };
}

/** Calls back once its children are hydrated. */
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

const listControls = (element: HTMLElement): HTMLInputElement[] => [
  ...element.querySelectorAll<HTMLInputElement>('input, select, textarea'),
];

/** Browser extensions change markup. React renders it from scratch then, and what was typed is lost without this. */
function refill(element: HTMLElement, exported: readonly HTMLInputElement[]): void {
  const current = listControls(element);
  for (const { isConnected, type, name, value, checked, files } of exported) {
    if (isConnected) continue;
    const isSame = (one: HTMLInputElement): boolean =>
      one.name === name && one.type === type && (type !== 'radio' || one.value === value);
    Object.assign(current.find(isSame) ?? {}, type === 'file' ? { files } : { value, checked });
  }
}

/** An island that was started before no longer matches the server's markup: it is rendered from scratch. */
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
  // Without its script, an island's static markup remains, which is complete.
  const Component = await importIsland(island)?.catch(() => undefined);
  if (!Component || signal.aborted) return;
  const content = <Component {...(JSON.parse(props) as object)} />;
  const exported = listControls(element);
  const end = (): void => {
    refill(element, exported);
    // For tests: the island is interactive.
    element.dataset['started'] = '';
  };
  const root = render(element, <Hydrated onHydrated={end}>{wrap(content)}</Hydrated>);
  // The abort happens while React commits the next page; unmounting synchronously would interrupt it.
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
}

/**
 * Hydrates the islands of a static document separately.
 *
 * @param page element around the page
 * @param wrap wraps an island in its context providers
 * @returns unmounts them
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
