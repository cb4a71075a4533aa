import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './onward-subject.module.css';

export type OnwardSubjectProps = {
  /** Fragment of the title. */
  readonly id: string;
  readonly title: string;
  readonly items?:
    | readonly { readonly name: string; readonly path: string; readonly list: string }[]
    | undefined;
};

/** Where the subject of a page goes on: pages of other lists, with the name of the list. */
export function OnwardSubject({ id, title, items = [] }: OnwardSubjectProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={styles['onward']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="leaving-line">
        {items.map(({ name, path, list }) => (
          <li key={path}>
            <span className="plate">{list}</span>
            <PageLink href={path}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
