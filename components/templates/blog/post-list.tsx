import type { ReactNode } from 'react';
import { TitlePlate } from '#components/blocks/title-plate';
import rows from '#components/ui/row-list.module.css';
import type { toPostRow } from '#lib/families/blog/view';
import styles from './post-list.module.css';

export type PostListProps = { readonly items: readonly ReturnType<typeof toPostRow>[] };

export function PostList({ items }: PostListProps): ReactNode {
  return (
    <ul className={`${rows['rows']} ${styles['list']}`}>
      {items.map(({ name, path, text, people, minutes, day, values }) => (
        <li key={path} data-filter-values={values}>
          <TitlePlate level={3} href={path} name={name} />
          <div>
            <p>{text}</p>
            <p className={styles['meta']}>
              {people.map((person) => (
                <span key={person}>{person}</span>
              ))}
              <time dateTime={day.iso}>{day.text}</time>
              <span>{minutes}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
