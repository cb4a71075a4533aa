import type { ReactNode } from 'react';
// Documents only get the styles that server components import.
import '#components/ui/form/field.module.css';
import { Island } from '#lib/next/island';
import './iban-groups';
import type { IbanCheckProps } from './iban-check.client';

/** The IBAN check in documents; `iban-check.client.tsx` is that of the browser. */
export const IbanCheck = (props: IbanCheckProps): ReactNode => (
  <Island name="iban-check-island" props={props} />
);
