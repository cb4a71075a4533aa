import type { ReactNode } from 'react';
import { LogoLine } from '#components/ui/logo-line';

export type CustomerLineProps = {
  /** What the names have in common, for screen readers. */
  readonly label: string;
  /** `path` is where a customer's case study would be. */
  readonly customers: readonly { readonly name: string; readonly slug: string; readonly path: string }[];
  /** The case studies that there are. */
  readonly studies: readonly { readonly path: string }[];
};

/** Wordmarks of customers; one that has a case study leads to it. */
export function CustomerLine({ label, customers, studies }: CustomerLineProps): ReactNode {
  const told = new Set(studies.map(({ path }) => path));
  return (
    <LogoLine
      label={label}
      items={customers.map(({ name, slug, path }) => ({ name, slug, ...(told.has(path) && { path }) }))}
    />
  );
}
