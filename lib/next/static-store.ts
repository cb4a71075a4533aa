import type { ComponentType, ReactNode } from 'react';

/** A component whose props are parsed from the document. */
export type IslandComponent = ComponentType<object>;

/**
 * Passes elements from the server-component render to the HTML render of the same page, and components in the
 * other direction. The two are separate module graphs in one process and share only the global object.
 */
const shared = globalThis as typeof globalThis & {
  stellwerkStatic?: Map<string, ReactNode>;
  stellwerkIslands?: (name: string) => IslandComponent | undefined;
};

/** More than the number of pages rendered concurrently; older entries are already written. */
const capacity = 256;

export function putStatic(id: string, element: ReactNode): void {
  const store = (shared.stellwerkStatic ??= new Map());
  store.delete(id);
  store.set(id, element);
  const oldest = store.keys().next().value;
  if (store.size > capacity && oldest !== undefined) store.delete(oldest);
}

/** @throws {Error} if the element was not stored */
export function takeStatic(id: string): ReactNode {
  const store = shared.stellwerkStatic;
  if (!store?.has(id)) throw new Error(`static markup "${id}" was not rendered in this process`);
  return store.get(id);
}

/** @param find returns a component by name, in the module graph of the HTML render */
export function provideIslands(find: (name: string) => IslandComponent | undefined): void {
  shared.stellwerkIslands = find;
}

/** @throws {Error} if there is no such island */
export function takeIsland(name: string): IslandComponent {
  const island = shared.stellwerkIslands?.(name);
  if (!island) throw new Error(`no island "${name}" in the list of islands`);
  return island;
}
