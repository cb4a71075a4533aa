import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import styles from './code-sample.module.css';

export type CodeSampleProps = { readonly label: string; readonly html: string; readonly isOnInk?: boolean };

/** A code block; focusable, since it scrolls sideways. */
export function CodeSample({ label, html, isOnInk }: CodeSampleProps): ReactNode {
  return (
    <figure className={styles['sample']} {...(isOnInk && { 'data-theme': 'dark' })}>
      <figcaption>{label}</figcaption>
      <pre tabIndex={0} dangerouslySetInnerHTML={toMarkup(html)} />
    </figure>
  );
}
