import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Drawing } from '#components/ui/chart/chart';
import { Icon } from '#components/ui/icon';
import rows from '#components/ui/row-list.module.css';
import styles from './drawn-list.module.css';

type DrawnEntry = {
  readonly name: string;
  readonly path: string;
  readonly text?: string | undefined;
  /** Number in a series. */
  readonly number?: string | undefined;
  /** What the entry looks like, drawn from itself. */
  readonly thumbnail: ComponentProps<typeof Drawing>['drawing'];
  /** The same as wide as a phone, where it is drawn for it. */
  readonly thumbnailAcross?: ComponentProps<typeof Drawing>['drawing'] | undefined;
  readonly people: readonly string[];
  /** How long it takes. */
  readonly minutes: string;
  readonly day: { readonly iso: string; readonly text: string };
  /** What the filter of the list chooses by. */
  readonly values?: string | undefined;
};

export type DrawnListProps = {
  readonly items: readonly DrawnEntry[];
  /** Level of the entries' headings. */
  readonly level: 2 | 3;
};

/** What there is to read and to hear, a row each with its drawing: the same for one as for twenty. */
export function DrawnList({ items, level }: DrawnListProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${rows['rows']} ${rows['edged']} ${styles['list']}`}>
      {items.map(({ name, path, text, number, thumbnail, thumbnailAcross, people, minutes, day, values }) => (
        <li key={path} data-filter-values={values} {...(number && { 'data-numbered': '' })}>
          {number && <span className={styles['number']}>{number}</span>}
          <span data-cover={path}>
            <Drawing drawing={thumbnail} />
            {thumbnailAcross && <Drawing drawing={thumbnailAcross} />}
          </span>
          <div>
            <Heading>
              <PageLink href={path}>{name}</PageLink>
            </Heading>
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
