import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from './page-head';
import styles from './panel-head.module.css';

type PanelProps = {
  /** The page head; its figure is on the tile grid. */
  readonly children: ReactNode;
  /** Full-width content below it, on the tile grid. */
  readonly stage?: ReactNode;
  /**
   * Extent of the tiles. `snapped`: aligned with a card or the page; `beside`: also with the stage beside the text on
   * tablets; `stacked`: also with the lead below the title; `across`: from the first column. Default: from the figure.
   */
  readonly form?: 'snapped' | 'beside' | 'stacked' | 'across' | undefined;
};

/** Full-width ground with a tile grid behind a page head. */
export function Panel({ children, stage, form }: PanelProps): ReactNode {
  const classes = [
    styles['head'],
    stage && styles['staged'],
    form && form !== 'across' && styles['snapped'],
    form && form !== 'snapped' && styles[form],
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {children}
      {stage && <div className={styles['stage']}>{stage}</div>}
    </div>
  );
}

export type PanelHeadProps = Omit<PanelProps, 'children'> & PageHeadProps;

/** A page head on a panel. */
export function PanelHead({ stage, form, ...head }: PanelHeadProps): ReactNode {
  return (
    <Panel stage={stage} form={form}>
      <PageHead {...head} />
    </Panel>
  );
}
