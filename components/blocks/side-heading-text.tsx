import type { ReactNode } from 'react';
import { Prose, type ProseProps } from '#components/ui/prose';
import styles from './side-heading-text.module.css';

/** A short text below other parts, with its headings beside it. */
export function SideHeadingText({ html }: Pick<ProseProps, 'html'>): ReactNode {
  return (
    <div className={styles['text']}>
      <Prose html={html} />
    </div>
  );
}
