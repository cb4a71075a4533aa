import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import styles from './code-sample.module.css';

export type CodeSampleProps = {
  readonly label: string;
  readonly html: string;
  readonly isOnInk?: boolean;
  /** For screen readers only: the text beside the code says what it is. */
  readonly isLabelHidden?: boolean;
};

/** A code block; focusable, since it scrolls sideways. */
export function CodeSample({ label, html, isOnInk, isLabelHidden }: CodeSampleProps): ReactNode {
  return (
    <figure className={styles['sample']} {...(isOnInk && { 'data-theme': 'dark' })}>
      <figcaption className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</figcaption>
      <pre tabIndex={0} dangerouslySetInnerHTML={toMarkup(html)} />
    </figure>
  );
}
