import type { ReactNode } from 'react';
import { hasShortOpening } from '#lib/core/opening';
import './margin-notes.css';
import { Prose } from './prose';
import styles from './reading-text.module.css';

export type ReadingTextProps = {
  /** HTML made from the site's own Markdown. */
  readonly html: string;
  /** A guide opens with a larger paragraph, where that is short. */
  readonly form: 'article' | 'guide';
};

/** A text that is read from top to bottom: its notes stand in the margin where the page has one. */
export function ReadingText({ html, form }: ReadingTextProps): ReactNode {
  const opening = form === 'guide' && hasShortOpening(html) ? styles['guide'] : '';
  return <Prose html={html} className={`${styles['reading']} has-margin ${opening ?? ''}`.trim()} />;
}
