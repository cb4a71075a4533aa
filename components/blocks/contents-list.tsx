import type { ReactNode } from 'react';
import { LinkItems, type LinkItemsProps } from '#components/ui/link-list';
import styles from './contents-list.module.css';

type PagesProps = LinkItemsProps & { readonly label: string };

export type ContentsListProps = {
  readonly label: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly note?: string }[];
  /** Pages that belong together with this one. */
  readonly pages?: PagesProps;
};

const Title = ({ label }: { readonly label: string }): ReactNode => (
  <>
    <p>{label}</p>
    <details>
      <summary>{label}</summary>
    </details>
  </>
);

const Pages = ({ label, items }: PagesProps): ReactNode => (
  <>
    <Title label={label} />
    <ol aria-label={label}>
      <LinkItems items={items} />
    </ol>
  </>
);

/**
 * Table of contents beside a text, and a disclosure on phones. The `details` is empty and precedes the
 * list, so that the list is always open on desktops. A script marks the current section.
 */
export function ContentsList({ label, headings, pages }: ContentsListProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['contents']} data-contents="">
      <Title label={label} />
      <ol>
        {headings.map(({ id, text, note }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {note && <small>{note}</small>} {text}
            </a>
          </li>
        ))}
      </ol>
      {pages && <Pages {...pages} />}
    </nav>
  );
}
