import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { stripBase } from '#lib/core/base-path';
import type { OnwardLink } from '#lib/page-model/shared-data';
import styles from './subject-lines.module.css';

export type SubjectLinesProps = {
  /** Fragment of the part. */
  readonly id: string;
  readonly title: string;
  readonly items?: readonly OnwardLink[] | undefined;
};

/** More lines would be longer than the posts above them. */
const linesAtMost = 4;

/** Families by how close they are to what a post explains: what does it, what it means, what says more, where it is used. */
const nearest = ['services', 'glossary', 'publications', 'webinars', 'podcast', 'industries', 'case-studies'];

/** Rank of a link's family; those that are not named come last, in their own order. */
function distanceOf({ path }: OnwardLink): number {
  const place = nearest.indexOf((process.env.BASE_PATH ? stripBase(path) : path).split('/')[2] ?? '');
  return place < 0 ? nearest.length : place;
}

/** Where a subject goes on in the nearest other lists: each list is a line, its pages are stations, all leave one track. */
export function SubjectLines({ id, title, items = [] }: SubjectLinesProps): ReactNode {
  const sorted = items.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const lists = [...new Set(sorted.map(({ list }) => list))].slice(0, linesAtMost);
  if (lists.length === 0) return null;
  return (
    <section className={styles['onward']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['lines']}>
        {lists.map((name) => (
          <li key={name}>
            <span className="plate">{name}</span>
            <ul>
              {items
                .filter(({ list }) => list === name)
                .map((stop) => (
                  <li key={stop.path}>
                    <PageLink href={stop.path}>{stop.name}</PageLink>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
