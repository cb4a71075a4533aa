import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import styles from './code-sample.module.css';

export type CodeSampleProps = {
  /** What the code is, such as "Request" or a file's name. */
  readonly label: string;
  /** Highlighted code as HTML. */
  readonly html: string;
  /** On ink, as a machine shows it. */
  readonly isOnInk?: boolean;
};

/** Code under a head of ink. It scrolls sideways, so the keyboard must reach it. */
export function CodeSample({ label, html, isOnInk }: CodeSampleProps): ReactNode {
  return (
    <figure className={styles['sample']} {...(isOnInk && { 'data-theme': 'dark' })}>
      <figcaption>{label}</figcaption>
      <pre tabIndex={0} dangerouslySetInnerHTML={toMarkup(html)} />
    </figure>
  );
}
