import type { ReactNode } from 'react';
import '#components/ui/continued-line.css';
import { PageLink } from '#page-link';
import styles from './related-pages.module.css';

export type RelatedPagesProps = {
  readonly id?: string;
  readonly title: string;
  readonly items?:
    | readonly { readonly name: string; readonly path: string; readonly list: string }[]
    | undefined;
};

/** Pages of other lists on the subject of a page, each with the name of its list. */
export function RelatedPages({ id = 'related-pages', title, items = [] }: RelatedPagesProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={styles['related']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="continued-line">
        {items.map(({ name, path, list }) => (
          <li key={path}>
            <span className="badge">{list}</span>
            <PageLink href={path}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
