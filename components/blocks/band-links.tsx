import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import styles from './band-links.module.css';

type RelatedLink = { readonly name: string; readonly path: string };

export type BandLinksProps = {
  readonly title: string;
  /** Pages by name. */
  readonly items?: readonly RelatedLink[] | undefined;
  /** HTML of a link with the reason to follow it. */
  readonly reasons?: readonly string[] | undefined;
};

/** Related pages inside the contact band, so that a page ends once. Two lists may name the same page. */
export function BandLinks({ title, items = [], reasons = [] }: BandLinksProps): ReactNode {
  if (items.length === 0 && reasons.length === 0) return null;
  const pages = [...new Map(items.map((item) => [item.path, item])).values()];
  return (
    <div className={styles['links']}>
      <h3>{title}</h3>
      {reasons.length > 0 && (
        <ul className={styles['reasons']}>
          {reasons.map((html) => (
            <li key={html} dangerouslySetInnerHTML={toMarkup(html)} />
          ))}
        </ul>
      )}
      {pages.length > 0 && (
        <ul className={styles['pages']}>
          {pages.map(({ name, path }) => (
            <li key={path}>
              <PageLink className="badge" href={path}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
