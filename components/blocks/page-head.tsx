import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import styles from './page-head.module.css';

export type PageHeadProps = {
  readonly view: {
    readonly trail: readonly { readonly name: string; readonly path: string }[];
    readonly trailLabel: string;
    readonly printedFrom?: string;
  };
  /** What kind of page it is, above the title. */
  readonly kicker?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: string;
  /** A day or a number in small type. */
  readonly note?: string;
  /** What stands at the end, such as a button. */
  readonly children?: ReactNode;
  /** What the page shows of its subject: a screen, a plan, a chart, a cover. It stands beside the words. */
  readonly figure?: ReactNode;
  /** A large figure takes seven of twelve columns, a small one five. */
  readonly figureSize?: 'large' | 'small';
};

/** Top of a page: where it stands, what it says first, in one sentence why, and what it looks like. */
export function PageHead({
  view,
  kicker,
  title,
  lead,
  note,
  children,
  figure,
  figureSize = 'large',
}: PageHeadProps): ReactNode {
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
    </header>
  );
}
