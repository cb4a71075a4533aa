import type { ReactNode } from 'react';
import styles from './quote.module.css';

export type QuoteProps = {
  /** What was said, without quotation marks: they follow the page's language. */
  readonly text: string;
  readonly name: string;
  readonly role: string;
};

/** What somebody said, in large letters. */
export function Quote({ text, name, role }: QuoteProps): ReactNode {
  return (
    <figure className={styles['quote']}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
