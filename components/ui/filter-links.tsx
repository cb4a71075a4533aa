import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './filter-links.module.css';

type FilterItem = {
  readonly name: string;
  readonly path: string;
  readonly count?: number | undefined;
  readonly current?: boolean | undefined;
};

export type FilterLinksProps = { readonly label: string; readonly items: readonly FilterItem[] };

/** Links to parts of a list: a filter without script. */
export function FilterLinks({ label, items }: FilterLinksProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={styles['filter']}>
        {items.map(({ name, path, count, current }) => (
          <li key={path}>
            <PageLink href={path} {...(current && { 'aria-current': 'true' })}>
              {name}
              {count !== undefined && <span>{count}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
