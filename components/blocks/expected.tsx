import type { ReactNode } from 'react';
import styles from './expected.module.css';

export type ExpectedProps = {
  /** Fragment of the title. */
  readonly id: string;
  readonly title: string;
  /** HTML made from the site's own Markdown. */
  readonly text: string;
};

/** What comes next in a series: a station on a line that is not laid yet. */
export function Expected({ id, title, text }: ExpectedProps): ReactNode {
  return (
    <section className={styles['expected']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p dangerouslySetInnerHTML={{ __html: text }} />
    </section>
  );
}
