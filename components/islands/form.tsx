import type { ReactNode } from 'react';
// A document's styles are those that server components import.
import './form/form-body';
import { Island } from '#lib/next/island';
import type { FormProps } from './form.client';

/** A form in a document; in the browser `form.client.tsx`. */
export const Form = (props: FormProps): ReactNode => <Island name="form-island" props={props} />;
