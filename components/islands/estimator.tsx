import type { ReactNode } from 'react';
// Documents only get the styles that server components import.
import '#components/ui/data-table';
import { Island } from '#lib/next/island';
import './estimator-fields';
import './estimate';
import type { EstimatorProps } from './estimator.client';

/** The estimator in documents; `estimator.client.tsx` is that of the browser. */
export const Estimator = (props: EstimatorProps): ReactNode => (
  <Island name="estimator-island" props={props} />
);
