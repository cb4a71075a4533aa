import type { ReactNode } from 'react';
import styles from './quote.module.css';

export type QuoteProps = {
  /** Without quotation marks, which CSS adds by language. */
  readonly text: string;
  readonly name: string;
  readonly role: string;
};

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
