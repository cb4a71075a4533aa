import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Cover } from '#components/blocks/cover';
import { ListFilter, type ListFilterProps } from '#components/ui/list-filter';
import type { publicationsIndex } from '#lib/families/publications/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './shelf.module.css';

export type ShelfProps = {
  readonly choice: ListFilterProps['filter'] | null;
  readonly title: string;
  readonly books: TemplateProps<typeof publicationsIndex>['view']['books'];
};

/** Publications by their numbers, each a cover on a track, with its title below. */
export function Shelf({ title, books, choice }: ShelfProps): ReactNode {
  if (books.every(({ isOpen }) => isOpen)) return null;
  return (
    <section className={styles['shelf']} aria-labelledby="publications">
      <h2 id="publications">{title}</h2>
      {choice && <ListFilter filter={choice} />}
      <ul>
        {books.map(({ path, name, kicker, minutes, cover, values, isOpen }) => (
          <li
            key={path}
            data-filter-values={values}
            {...(isOpen && { hidden: true, 'data-filter-repeated': '' })}
          >
            <Cover {...cover} of={path} />
            <div className={styles['words']}>
              <h3>
                <PageLink href={path}>{name}</PageLink>
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
