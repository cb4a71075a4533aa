import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './document-list.module.css';
import { Icon } from './icon';

export type DocumentListProps = {
  readonly items: readonly {
    readonly name: string;
    /** The document as a page, if it is one. */
    readonly path: string | null;
    /** Days, each in a column of its own on wide screens. */
    readonly notes: readonly string[];
    /** Address of the PDF, and the name that a screen reader hears with it. */
    readonly pdf: { readonly href: string; readonly of: string };
    /** Whether it is an earlier version of the document above. */
    readonly isEarlier?: boolean;
  }[];
};

/** Documents as rows: name, days and the PDF. */
export const DocumentList = ({ items }: DocumentListProps): ReactNode => (
  <ul className={styles['list']}>
    {items.map(({ name, path, notes, pdf, isEarlier }) => (
      <li key={pdf.href} className={isEarlier ? styles['earlier'] : undefined}>
        <p className={styles['name']}>{path ? <PageLink href={path}>{name}</PageLink> : name}</p>
        <p className={styles['notes']}>
          {notes.map((note) => (
            <span key={note}>{note} </span>
          ))}
        </p>
        <a className={styles['pdf']} href={pdf.href}>
          PDF<span className="visually-hidden">: {pdf.of}</span>
          <Icon name="download" />
        </a>
      </li>
    ))}
  </ul>
);
