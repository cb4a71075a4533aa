import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from './page-head';
import panel from './panel-head.module.css';
import styles from './staged-head.module.css';

type StagedPanelProps = {
  readonly children: ReactNode;
  /** Full-width content below the head, on the tile grid. */
  readonly stage?: ReactNode;
  /**
   * Extent of the tiles. `snapped`: aligned with a card or the page; `beside`: also with the stage beside the text on
   * tablets. Default: behind the stage.
   */
  readonly form?: 'snapped' | 'beside' | undefined;
};

/** Full-width ground of a page head whose tiles carry a drawing below it, or are aligned with the page. */
export function StagedPanel({ children, stage, form }: StagedPanelProps): ReactNode {
  const classes = [
    panel['head'],
    stage ? styles['staged'] : panel['tiled'],
    form && styles['snapped'],
    form && form !== 'snapped' && styles[form],
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {children}
      {stage && <div className={styles['stage']}>{stage}</div>}
    </div>
  );
}

/** A page head on such a ground. */
export function StagedHead({
  stage,
  form,
  ...head
}: Omit<StagedPanelProps, 'children'> & PageHeadProps): ReactNode {
  return (
    <StagedPanel stage={stage} form={form}>
      <PageHead {...head} />
    </StagedPanel>
  );
}
