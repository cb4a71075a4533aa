import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './onward-links.module.css';

export type OnwardLinksProps = {
  readonly items: readonly { readonly name: string; readonly path: string; readonly text?: string }[];
};

/** Up to three pages that a reader wants next: plates on the line that leaves the page. */
export function OnwardLinks({ items }: OnwardLinksProps): ReactNode {
  return (
    <ul className={`leaving-line ${styles['onward']}`}>
      {items.map(({ name, path, text }) => (
        <li key={path}>
          <h3 className="plate">
            <PageLink href={path}>{name}</PageLink>
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
