import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './pagination.module.css';

type PageLink = { readonly name: string; readonly path: string };

export type PaginationProps = {
  readonly label: string;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  readonly pages: readonly (PageLink & { readonly current: boolean })[];
};

/** The pages of a long list. */
export function Pagination({ label, previous, next, pages }: PaginationProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['pagination']}>
      {previous && (
        <a className={styles['previous']} href={previous.path} rel="prev">
          <Icon name="arrow" />
          {previous.name}
        </a>
      )}
      <ol>
        {pages.map(({ name, path, current }) => (
          <li key={path}>
            <a href={path} {...(current && { 'aria-current': 'page' })}>
              {name}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a href={next.path} rel="next">
          {next.name}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
