import type { ComponentType, ReactNode } from 'react';

/** A component whose props come from a document. */
export type IslandComponent = ComponentType<object>;

/**
 * Elements on their way from the server-component render to the HTML render of the same page, and components of the
 * other way. The two are separate module graphs in one process and share nothing but the global object.
 */
const shared = globalThis as typeof globalThis & {
  stellwerkStatic?: Map<string, ReactNode>;
  stellwerkIslands?: (name: string) => IslandComponent | undefined;
};

/** More than pages are ever rendered at once; older ones are written and done. */
const capacity = 256;

export function putStatic(id: string, element: ReactNode): void {
  const store = (shared.stellwerkStatic ??= new Map());
  store.delete(id);
  store.set(id, element);
  const oldest = store.keys().next().value;
  if (store.size > capacity && oldest !== undefined) store.delete(oldest);
}

/** @throws {Error} for an element that was not put by */
export function takeStatic(id: string): ReactNode {
  const store = shared.stellwerkStatic;
  if (!store?.has(id)) throw new Error(`static markup "${id}" was not rendered in this process`);
  return store.get(id);
}

/** @param find gives a component by its name, in the module graph of the HTML render */
export function provideIslands(find: (name: string) => IslandComponent | undefined): void {
  shared.stellwerkIslands = find;
}

/** @throws {Error} for a name that no island has */
export function takeIsland(name: string): IslandComponent {
  const island = shared.stellwerkIslands?.(name);
  if (!island) throw new Error(`no island "${name}" in the list of islands`);
  return island;
}
