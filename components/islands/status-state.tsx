import type { ReactNode } from 'react';
// A document's styles are those that server components import.
import './status-summary';
import { Island } from '#lib/next/island';
import type { StatusStateProps } from './status-state.client';

/** What works now, in a document; in the browser `status-state.client.tsx`. */
export const StatusState = (props: StatusStateProps): ReactNode => (
  <Island name="status-state-island" props={props} />
);
