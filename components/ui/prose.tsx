import type { ReactNode } from 'react';
import './margin-notes.css';
import './stacked-table.css';
import styles from './prose.module.css';
import reading from './reading.module.css';

export type ProseProps = {
  /** HTML made from the site's own Markdown. */
  readonly html: string;
  /**
   * A text that is read from top to bottom: an article, or a guide, which opens with a larger
   * paragraph. Its notes stand in the margin where the page has one.
   */
  readonly form?: 'article' | 'guide';
};

/** Running text. One string instead of a tree of elements: smaller files and faster builds. */
export function Prose({ html, form }: ProseProps): ReactNode {
  const names = [styles['prose'], form && `${reading['reading']} has-margin`, form && reading[form]];
  return <div className={names.filter(Boolean).join(' ')} dangerouslySetInnerHTML={{ __html: html }} />;
}
