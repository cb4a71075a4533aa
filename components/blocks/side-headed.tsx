import type { ReactNode } from 'react';
import '#components/ui/margin-notes.css';
import { Prose } from '#components/ui/prose';
import styles from './side-headed.module.css';

export type SideHeadedProps = {
  /** HTML made from the site's own Markdown, which begins with a heading. */
  readonly html: string;
};

/** A text whose headings stand beside it where there is room, so that it can be skimmed, and its notes in the margin. */
export function SideHeaded({ html }: SideHeadedProps): ReactNode {
  return (
    <div className={styles['text']}>
      <Prose html={html} className="has-margin" />
    </div>
  );
}
