import type { ReactNode } from 'react';
import { StaticSlot } from './static-slot.client';
import { putStatic } from './static-store';

/**
 * Renders an element into the HTML only: it is not repeated in the hydration data and not hydrated, so it
 * must not contain client components. In `next dev` the element renders as usual, for fast refresh.
 *
 * @param id unique among all pages of the site
 */
export function renderStatic(id: string, element: ReactNode): ReactNode {
  if (process.env.NODE_ENV === 'development') return element;
  putStatic(id, element);
  return <StaticSlot id={id} />;
}
