import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Icon } from './icon';
import styles from './pagination.module.css';

type Target = { readonly name: string; readonly path: string };

export type PaginationProps = {
  readonly label: string;
  readonly previous?: Target | null;
  readonly next?: Target | null;
  readonly pages: readonly (Target & { readonly current: boolean })[];
};

export function Pagination({ label, previous, next, pages }: PaginationProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['pagination']}>
      {previous && (
        <PageLink className={styles['previous']} href={previous.path} rel="prev">
          <Icon name="arrow" />
          {previous.name}
        </PageLink>
      )}
      <ol>
        {pages.map(({ name, path, current }) => (
          <li key={path}>
            <PageLink href={path} {...(current && { 'aria-current': 'page' })}>
              {name}
            </PageLink>
          </li>
        ))}
      </ol>
      {next && (
        <PageLink href={next.path} rel="next">
          {next.name}
          <Icon name="arrow" />
        </PageLink>
      )}
    </nav>
  );
}
