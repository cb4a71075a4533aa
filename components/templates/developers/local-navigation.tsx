import type { ReactNode } from 'react';
import { LinkItems, type LinkItemsProps } from '#components/ui/link-list';
import styles from './local-navigation.module.css';

export type LocalNavigationProps = { readonly label: string; readonly pages: LinkItemsProps['items'] };

/** Pages that belong together as stops of a line, which stays in view on wide screens. */
export function LocalNavigation({ label, pages }: LocalNavigationProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['line']}>
      <ol>
        <LinkItems items={pages} />
      </ol>
    </nav>
  );
}
