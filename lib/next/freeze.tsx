import type { ReactNode } from 'react';
import { FrozenSlot } from './frozen-slot.client';
import { putFrozen } from './frozen-store';

/**
 * Renders an element into the HTML alone: it is not repeated as data for hydration, costs the
 * browser no work, and cannot hold islands. In `next dev` the element renders as usual, so that
 * edits show at once.
 *
 * @param id unique among all pages of the site
 */
export function freeze(id: string, element: ReactNode): ReactNode {
  if (process.env.NODE_ENV === 'development') return element;
  putFrozen(id, element);
  return <FrozenSlot id={id} />;
}
