import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import type { PageHeadProps } from './page-head';
import styles from './ink-head.module.css';

export type InkHeadProps = Pick<PageHeadProps, 'view' | 'kicker' | 'title'> & {
  /** `wordmark`: letters as large as the page allows, for a title of one or two words. */
  readonly form: 'wordmark' | 'headline';
  /** Before the title: a mast with its lamp, the line is clear; or a clock, which stands at ten. */
  readonly sign?: 'signal' | 'clock';
  /** Stands beside the title. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

/** Top of a recording's page on ink: title and what it is about, below them the recording as a drawing. */
export function InkHead({ view, kicker, title, form, sign, aside, children }: InkHeadProps): ReactNode {
  return (
    <header className={styles['band']}>
      <div data-theme="dark" className={styles['content']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        <div className={styles[form]}>
          <div>
            {kicker && <p className={styles['kicker']}>{kicker}</p>}
            <h1 {...(sign && { className: styles[sign] })}>{title}</h1>
          </div>
          {aside && <div className={styles['aside']}>{aside}</div>}
        </div>
        {children}
      </div>
    </header>
  );
}
