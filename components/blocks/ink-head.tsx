import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import type { PageHeadProps } from './page-head';
import { ShareLink, type ShareWords } from './share-link';
import styles from './ink-head.module.css';

export type InkHeadProps = Pick<PageHeadProps, 'kicker' | 'title'> & {
  readonly view: PageHeadProps['view'] & { readonly share?: ShareWords };
  /** `wordmark`: the largest font size that fits, for a title of one or two words. */
  readonly form: 'wordmark' | 'headline';
  /** Drawing before the title: a signal that shows clear, or a clock. */
  readonly sign?: 'signal' | 'clock';
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

/** Dark page head for recordings, with the drawing of the recording as `children`. */
export function InkHead({ view, kicker, title, form, sign, aside, children }: InkHeadProps): ReactNode {
  return (
    <header className={styles['band']}>
      <div data-theme="dark" className={styles['content']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        <div className={styles[form]}>
          <div>
            {kicker && <p className={styles['kicker']}>{kicker}</p>}
            <h1 {...(sign && { className: styles[sign] })}>{title}</h1>
            {view.share && <ShareLink words={view.share} />}
          </div>
          {aside && <div className={styles['aside']}>{aside}</div>}
        </div>
        {children}
      </div>
    </header>
  );
}
