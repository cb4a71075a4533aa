import type { ComponentProps, ReactNode } from 'react';
import { LinkHeading } from '#components/ui/link-heading';
import { Drawing } from '#components/ui/chart/chart';
import { Icon } from '#components/ui/icon';
import rows from '#components/ui/row-list.module.css';
import styles from './thumbnail-list.module.css';

type ThumbnailEntry = {
  readonly name: string;
  readonly path: string;
  readonly text?: string | undefined;
  readonly number?: string | undefined;
  readonly thumbnail: ComponentProps<typeof Drawing>['drawing'];
  readonly people: readonly string[];
  /** Reading or listening time. */
  readonly minutes: string;
  readonly day: { readonly iso: string; readonly text: string };
  readonly values?: string | undefined;
};

export type ThumbnailListProps = { readonly items: readonly ThumbnailEntry[] };

/** Recordings in rows with a thumbnail each. */
export function ThumbnailList({ items }: ThumbnailListProps): ReactNode {
  return (
    <ul className={`${rows['rows']} ${rows['edged']} ${styles['list']}`}>
      {items.map(({ name, path, text, number, thumbnail, people, minutes, day, values }) => (
        <li key={path} data-filter-values={values} {...(number && { 'data-numbered': '' })}>
          {number && <span className={styles['number']}>{number}</span>}
          <span data-cover={path}>
            <Drawing drawing={thumbnail} />
          </span>
          <div>
            <LinkHeading level={3} href={path} name={name} />
            {text && <p>{text}</p>}
          </div>
          <p className={styles['people']}>
            {people.map((person) => (
              <span key={person}>{person}</span>
            ))}
          </p>
          <p className={styles['day']}>
            <time dateTime={day.iso}>{day.text}</time>
            <span>{minutes}</span>
          </p>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
