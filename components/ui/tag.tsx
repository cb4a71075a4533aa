import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagListProps = {
  /** What the tags have in common, for screen readers. */
  readonly label: string;
  readonly items: readonly string[];
};

/** Short words about a thing, such as its topics. */
export function TagList({ label, items }: TagListProps): ReactNode {
  return (
    <ul className={styles['tags']} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
