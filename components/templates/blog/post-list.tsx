import type { ReactNode } from 'react';
import { LinkHeading } from '#components/ui/link-heading';
import rows from '#components/ui/row-list.module.css';
import type { toPostRow } from '#lib/families/blog/view';
import styles from './post-list.module.css';

export type PostListProps = { readonly items: readonly ReturnType<typeof toPostRow>[] };

/** Posts as rows: day, title with summary, and who wrote it about what. */
export function PostList({ items }: PostListProps): ReactNode {
  return (
    <ul className={`${rows['rows']} ${rows['edged']} ${styles['list']}`}>
      {items.map(({ name, path, text, people, minutes, day, values }) => (
        <li key={path} data-filter-values={values}>
          <p className={styles['meta']}>
            <time dateTime={day.iso}>{day.text}</time> <span>{minutes}</span>
          </p>
          <div>
            <LinkHeading level={3} href={path} name={name} />
            <p>{text}</p>
          </div>
          <p className={styles['meta']}>
            {people.map((person) => (
              <span key={person}>{person}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
