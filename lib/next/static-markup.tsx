import type { ReactNode } from 'react';
import { StaticSlot } from './static-slot.client';
import { putStatic } from './static-store';

/**
 * Renders an element into the HTML alone: it is neither repeated in the data for hydration nor hydrated, so it cannot
 * contain client components. In `next dev` the element renders as usual, so that edits show at once.
 *
 * @param id unique among all pages of the site
 */
export function renderStatic(id: string, element: ReactNode): ReactNode {
  if (process.env.NODE_ENV === 'development') return element;
  putStatic(id, element);
  return <StaticSlot id={id} />;
}
