import type { ReactNode } from 'react';
import './footnote-plate.css';
import './scrolled-table.css';
import './stacked-table.css';
import { toMarkup } from '#lib/core/markup';
import styles from './prose.module.css';

export type ProseProps = {
  /** HTML made from the site's own Markdown. */
  readonly html: string;
  /** Further classes of the frame. */
  readonly className?: string;
};

/** Running text. One string instead of a tree of elements: smaller files and faster builds. */
export function Prose({ html, className }: ProseProps): ReactNode {
  return (
    <div
      className={[styles['prose'], className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={toMarkup(html)}
    />
  );
}
