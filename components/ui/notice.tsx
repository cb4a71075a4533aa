import type { ReactNode } from 'react';
import { Prose } from './prose';
import styles from './notice.module.css';

export type NoticeProps = {
  readonly tone: 'info' | 'clear' | 'caution' | 'stop';
  readonly title?: string | undefined;
  /** HTML made from the site's own Markdown. */
  readonly html: string;
};

/** A remark that must not be missed, beside a signal. Only `stop` interrupts a screen reader. */
export function Notice({ tone, title, html }: NoticeProps): ReactNode {
  return (
    <div className={styles['notice']} data-tone={tone} role={tone === 'stop' ? 'alert' : 'note'}>
      {title && <p className={styles['title']}>{title}</p>}
      <Prose html={html} />
    </div>
  );
}
