import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import styles from './document-list.module.css';
import { Icon } from './icon';

export type DocumentListProps = {
  readonly items: readonly {
    readonly name: string;
    /** What it is, if the name does not say it. */
    readonly kind?: string;
    /** The document as a page, if it is one. */
    readonly path: string | null;
    /** Days, each in a column of its own on wide screens. */
    readonly notes: readonly string[];
    /** What the file contains, instead of days. */
    readonly html?: string;
    /** The file, and the name that a screen reader hears with its type. */
    readonly file: { readonly type: string; readonly href: string; readonly of: string };
    /** Whether it is an earlier version of the document above. */
    readonly isEarlier?: boolean;
  }[];
};

/** Documents as rows: name, days or content, and the file. */
export const DocumentList = ({ items }: DocumentListProps): ReactNode => (
  <ul className={styles['list']}>
    {items.map(({ name, kind, path, notes, html, file, isEarlier }) => (
      <li key={file.href} className={isEarlier ? styles['earlier'] : undefined}>
        <p className={styles['name']}>
          {path ? <PageLink href={path}>{name}</PageLink> : name} {kind && <span>{kind}</span>}
        </p>
        {html === undefined ? (
          <p className={styles['notes']}>
            {notes.map((note) => (
              <span key={note}>{note} </span>
            ))}
          </p>
        ) : (
          <p className={styles['text']} dangerouslySetInnerHTML={toMarkup(html)} />
        )}
        <a className={styles['file']} href={file.href}>
          {file.type}
          <span className="visually-hidden">: {file.of}</span>
          <Icon name="download" />
        </a>
      </li>
    ))}
  </ul>
);
