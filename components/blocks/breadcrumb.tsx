import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = {
  readonly label: string;
  readonly trail: readonly { readonly name: string; readonly path: string }[];
  /** URL and date, which replace it in print. */
  readonly printedFrom?: string | undefined;
};

export function Breadcrumb({ label, trail, printedFrom }: BreadcrumbProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['breadcrumb']}>
      <ol>
        {trail.map(({ name, path }) => (
          <li key={path}>
            <PageLink href={path}>{name}</PageLink>
          </li>
        ))}
      </ol>
      {printedFrom && <p>{printedFrom}</p>}
    </nav>
  );
}
