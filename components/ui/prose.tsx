import type { ReactNode } from 'react';
import './stacked-table.css';
import styles from './prose.module.css';

export type ProseProps = {
  /** HTML made from the site's own Markdown. */
  readonly html: string;
};

/** Running text. One string instead of a tree of elements: smaller files and faster builds. */
export function Prose({ html }: ProseProps): ReactNode {
  return <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
