import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from './page-head';
import styles from './panel-head.module.css';

type PanelProps = {
  /** The page head; its figure is on the tile grid. */
  readonly children: ReactNode;
  /** `across`: tiles from the first column. Default: from the figure. */
  readonly form?: 'across' | undefined;
};

/** Full-width ground with a tile grid behind a page head. */
export function Panel({ children, form }: PanelProps): ReactNode {
  return (
    <div className={`${styles['head']} ${styles['tiled']} ${form ? styles[form] : ''}`.trim()}>
      {children}
    </div>
  );
}

/** A page head on a panel. */
export function PanelHead({ form, ...head }: Omit<PanelProps, 'children'> & PageHeadProps): ReactNode {
  return (
    <Panel form={form}>
      <PageHead {...head} />
    </Panel>
  );
}
