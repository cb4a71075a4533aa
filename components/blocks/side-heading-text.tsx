import type { ReactNode } from 'react';
import '#components/ui/margin-notes.css';
import { Prose, type ProseProps } from '#components/ui/prose';
import styles from './side-heading-text.module.css';

/** A text with its headings beside it and its notes in the margin, where there is room. */
export function SideHeadingText({ html }: Pick<ProseProps, 'html'>): ReactNode {
  return (
    <div className={styles['text']}>
      <Prose html={html} className="has-margin" />
    </div>
  );
}
