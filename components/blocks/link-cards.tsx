import type { ReactNode } from 'react';
import '#components/ui/dotted-links-across.css';
import { LinkHeading } from '#components/ui/link-heading';
import rows from '#components/ui/row-list.module.css';
import styles from './link-cards.module.css';

export type LinkCardsProps = {
  readonly items: readonly { readonly name: string; readonly path: string; readonly text?: string }[];
};

/** Related pages with a sentence each, drawn as stations of a line. */
export function LinkCards({ items }: LinkCardsProps): ReactNode {
  return (
    <ul className={`dotted-links dotted-links-across ${rows['rows']} ${styles['cards']}`}>
      {items.map(({ name, path, text }) => (
        <li key={path}>
          <LinkHeading level={3} href={path} name={name} />
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
