import type { ReactNode } from 'react';
import { hasShortOpening } from '#lib/core/opening';
import './margin-notes.css';
import { Prose } from './prose';
import styles from './reading-text.module.css';

export type ReadingTextProps = {
  readonly html: string;
  /** A guide has a larger first paragraph if that is short. */
  readonly form: 'article' | 'guide';
};

/** A long text with its notes in the margin, on pages wide enough for one. */
export function ReadingText({ html, form }: ReadingTextProps): ReactNode {
  const opening = form === 'guide' && hasShortOpening(html) ? styles['guide'] : '';
  return <Prose html={html} className={`${styles['reading']} has-margin ${opening ?? ''}`.trim()} />;
}
