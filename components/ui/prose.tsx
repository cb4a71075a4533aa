import type { ReactNode } from 'react';
import './footnote-badge.css';
import './scrolled-table.css';
import './stacked-table.css';
import { toMarkup } from '#lib/core/markup';
import styles from './prose.module.css';

export type ProseProps = { readonly html: string; readonly className?: string };

/** Rendered Markdown. An HTML string instead of React elements makes page data smaller and builds faster. */
export function Prose({ html, className }: ProseProps): ReactNode {
  return (
    <div
      className={[styles['prose'], className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={toMarkup(html)}
    />
  );
}
