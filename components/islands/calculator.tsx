import type { ReactNode } from 'react';
// A document's styles are those that server components import.
import '#components/ui/keys';
import { Island } from '#lib/next/island';
import './calculator-fields';
import type { CalculatorProps } from './calculator.client';

/** The calculator in a document; in the browser `calculator.client.tsx`. */
export const Calculator = (props: CalculatorProps): ReactNode => (
  <Island name="rate-calculator" props={props} />
);
