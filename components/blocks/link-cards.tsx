import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import rows from '#components/ui/row-list.module.css';
import styles from './link-cards.module.css';

export type LinkCardsProps = {
  readonly items: readonly { readonly name: string; readonly path: string; readonly text?: string }[];
  /** Level of the cards' headings. */
  readonly level?: 2 | 3;
};

/** Pages that are near, each with its name and a sentence: stations of a line that runs on. */
export function LinkCards({ items, level = 3 }: LinkCardsProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={`stops stops-across ${rows['rows']} ${styles['cards']}`}>
      {items.map(({ name, path, text }) => (
        <li key={path}>
          <Heading>
            <PageLink href={path}>{name}</PageLink>
          </Heading>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
