import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from './page-head';
import styles from './panel-head.module.css';

/** Full-width ground with a tile grid behind a page head. */
export function Panel({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={`${styles['head']} ${styles['tiled']}`}>{children}</div>;
}

/** A page head on a panel. */
export function PanelHead(head: PageHeadProps): ReactNode {
  return (
    <Panel>
      <PageHead {...head} />
    </Panel>
  );
}
