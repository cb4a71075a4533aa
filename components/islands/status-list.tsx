import type { ReactNode } from 'react';
// A document's styles are those that server components import.
import './status-notices';
import { Island } from '#lib/next/island';
import type { StatusListProps } from './status-list.client';

/** The list of notices in a document; in the browser `status-list.client.tsx`. */
export const StatusList = (props: StatusListProps): ReactNode => (
  <Island name="status-island" props={props} />
);
