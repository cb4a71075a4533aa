import type { ReactNode } from 'react';

/**
 * Elements on their way from the server-component render to the HTML render of the same page. The
 * two are separate module graphs in one process and share nothing but the global object.
 */
const shared = globalThis as typeof globalThis & { stellwerkStatic?: Map<string, ReactNode> };

/** More than pages are ever rendered at once; older ones are written and done. */
const capacity = 256;

export function putStatic(id: string, element: ReactNode): void {
  const store = (shared.stellwerkStatic ??= new Map());
  store.delete(id);
  store.set(id, element);
  const oldest = store.keys().next().value;
  if (store.size > capacity && oldest !== undefined) store.delete(oldest);
}

export function takeStatic(id: string): ReactNode {
  const store = shared.stellwerkStatic;
  if (!store?.has(id)) throw new Error(`static markup "${id}" was not rendered in this process`);
  return store.get(id);
}
