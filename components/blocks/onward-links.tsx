import type { ReactNode } from 'react';
import rows from '#components/ui/row-list.module.css';
import styles from './onward-links.module.css';

export type OnwardLinksProps = {
  readonly items: readonly { readonly name: string; readonly path: string; readonly text?: string }[];
};

/** One or two pages that a reader wants next: the next stations of the line. */
export function OnwardLinks({ items }: OnwardLinksProps): ReactNode {
  return (
    <ul className={`stops stops-across ${rows['rows']} ${styles['onward']}`}>
      {items.map(({ name, path, text }) => (
        <li key={path}>
          <h3>
            <a href={path}>{name}</a>
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
