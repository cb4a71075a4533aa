import type { ReactNode } from 'react';
import { Prose } from './prose';
import styles from './notice.module.css';

export type NoticeProps = {
  readonly tone: 'info' | 'clear' | 'caution' | 'stop';
  readonly title?: string | undefined;
  readonly html: string;
};

/** A highlighted note; only `stop` interrupts screen readers. */
export function Notice({ tone, title, html }: NoticeProps): ReactNode {
  return (
    <div className={styles['notice']} data-tone={tone} role={tone === 'stop' ? 'alert' : 'note'}>
      {title && <p className={styles['title']}>{title}</p>}
      <Prose html={html} />
    </div>
  );
}
