import type { ReactNode } from 'react';
// Documents only get the styles that server components import.
import '#components/ui/segmented-control';
import { Island } from '#lib/next/island';
import './calculator-fields';
import type { CalculatorProps } from './calculator.client';

/** The calculator in documents; `calculator.client.tsx` is that of the browser. */
export const Calculator = (props: CalculatorProps): ReactNode => (
  <Island name="rate-calculator-island" props={props} />
);
