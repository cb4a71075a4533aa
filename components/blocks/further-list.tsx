import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import styles from './further-list.module.css';

export type FurtherListProps = {
  /** A link and a few words each, HTML made from the site's own Markdown. */
  readonly items: readonly string[];
};

/** Where to read on, with the reason beside each link. */
export function FurtherList({ items }: FurtherListProps): ReactNode {
  return (
    <ul className={`stops stops-across ${styles['further']}`}>
      {items.map((html) => (
        <li key={html} dangerouslySetInnerHTML={toMarkup(html)} />
      ))}
    </ul>
  );
}
