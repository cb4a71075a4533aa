import type { ReactNode } from 'react';
import { Cover } from '#components/blocks/cover';
import type { publicationsIndex } from '#lib/families/publications/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './shelf.module.css';

export type ShelfProps = {
  readonly title: string;
  readonly books: TemplateProps<typeof publicationsIndex>['view']['books'];
};

/** Publications by their numbers, each a cover on a track, with its title below. */
export function Shelf({ title, books }: ShelfProps): ReactNode {
  if (books.length === 0) return null;
  return (
    <section className={styles['shelf']} aria-labelledby="publications">
      <h2 id="publications">{title}</h2>
      <ul>
        {books.map(({ path, name, kicker, minutes, cover }) => (
          <li key={path}>
            <Cover {...cover} of={path} />
            <div className={styles['words']}>
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <p>
                <span>{kicker}</span> <span>{minutes}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
