import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import styles from './page-head.module.css';

export type PageHeadProps = {
  readonly view: {
    readonly trail: readonly { readonly name: string; readonly path: string }[];
    readonly trailLabel: string;
    readonly printedFrom?: string;
  };
  /** Kind of page, above the title. */
  readonly kicker?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: string;
  /** Small print such as a date. */
  readonly note?: string;
  readonly children?: ReactNode;
  /** A screen, plan, chart or cover beside the text. */
  readonly figure?: ReactNode;
  /** Seven or five of twelve columns. */
  readonly figureSize?: 'large' | 'small';
  /** Follows the figure. */
  readonly after?: ReactNode;
};

/** The head of a page: breadcrumb, title, lead and a figure. */
export function PageHead(props: PageHeadProps): ReactNode {
  const { view, kicker, title, lead, note, children, figure, figureSize = 'large', after } = props;
  return (
    <header className={figure ? `${styles['head']} ${styles[figureSize]}` : styles['head']}>
      <div>
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        {kicker && <p className={styles['kicker']}>{kicker}</p>}
        <h1>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {note && <p className={styles['note']}>{note}</p>}
        {children}
      </div>
      {figure && <div className={styles['figure']}>{figure}</div>}
      {after}
    </header>
  );
}
