import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { Section, type SectionProps } from '#components/ui/section';
import styles from './next-pages.module.css';

export type NextPagesProps = Pick<SectionProps, 'id' | 'title' | 'tone'> & {
  /** Label of the first stop: the current page. */
  readonly from: string;
  readonly items: readonly ({ readonly name: string; readonly path: string } & (
    | { readonly text?: string }
    | { readonly html: string }
  ))[];
  readonly children?: ReactNode;
};

/** A section of next pages, drawn as the stops of a line. */
export function NextPages({ from, items, children, ...section }: NextPagesProps): ReactNode {
  return (
    <Section {...section}>
      <div className={styles['frame']}>
        <p className={`badge ${styles['from']}`}>{from}</p>
        <ul className={styles['stops']}>
          {items.map((item) => (
            <li key={item.path}>
              <h3 className="badge">
                <PageLink href={item.path}>{item.name}</PageLink>
              </h3>
              {'html' in item ? <p dangerouslySetInnerHTML={toMarkup(item.html)} /> : <p>{item.text}</p>}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </Section>
  );
}
