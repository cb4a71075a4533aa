import type { ReactNode } from 'react';
import styles from './panel-head.module.css';

export type PanelHeadProps = {
  /** The head; its figure stands on tiles. */
  readonly children: ReactNode;
  /** What stands below the head across the page, on tiles. */
  readonly stage?: ReactNode;
  /**
   * Where the tiles lie under the whole head: `snapped`, with edges at those of a card or of the page; `beside`,
   * likewise, and on tablets the stage stands beside the words; `stacked`, likewise, with the lead below the title;
   * `across`, from the page's first column. Without a form they begin with the figure.
   */
  readonly form?: 'snapped' | 'beside' | 'stacked' | 'across';
};

/** The ground of a panel under the head of a page, across the window, with tiles where the panel stands. */
export function PanelHead({ children, stage, form }: PanelHeadProps): ReactNode {
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
