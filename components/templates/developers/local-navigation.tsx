import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './local-navigation.module.css';

export type LocalNavigationProps = {
  readonly label: string;
  readonly pages: readonly { readonly name: string; readonly path: string; readonly isCurrent: boolean }[];
};

/** Pages that belong together as stops of a line, which stays in view on wide screens. */
export function LocalNavigation({ label, pages }: LocalNavigationProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['line']}>
      <ol>
        {pages.map(({ name, path, isCurrent }) => (
          <li key={path}>
            <PageLink href={path} {...(isCurrent && { 'aria-current': 'page' })}>
              {name}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
