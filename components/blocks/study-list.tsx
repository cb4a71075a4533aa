import type { ReactNode } from 'react';
import rows from '#components/ui/row-list.module.css';
import styles from './study-list.module.css';

type StudyItem = {
  /** Headline of the study. */
  readonly name: string;
  readonly path: string;
  readonly text?: string;
  readonly customer: string;
  readonly industry?: string;
  /** The number that tells most. */
  readonly figure: { readonly value: string; readonly label: string };
  /** Fragment of the entry. */
  readonly anchor?: string | null;
};

export type StudyListProps = {
  readonly items: readonly StudyItem[];
  /** Level of the headlines. */
  readonly level: 2 | 3;
};

/** Case studies, one below the other: the number that tells most on the left, the story on the right. */
export function StudyList({ items, level }: StudyListProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${rows['rows']} ${rows['edged']} ${styles['studies']}`}>
      {items.map(({ name, path, text, customer, industry, figure, anchor }) => (
        <li key={path} {...(anchor && { id: anchor })}>
          <div className={styles['story']}>
            <Heading>
              <a href={path}>{name}</a>
            </Heading>
            <p className={styles['who']}>
              <strong>{customer}</strong>
              {industry && <span>{industry}</span>}
            </p>
            {text && <p>{text}</p>}
          </div>
          <p className={styles['figure']}>
            <strong>{figure.value}</strong>
            <span>{figure.label}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
