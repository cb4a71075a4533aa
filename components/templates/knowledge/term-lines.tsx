import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import rows from '#components/ui/row-list.module.css';
import type { KnowledgeHub } from '#lib/page-model/shared-data';
import styles from './term-lines.module.css';

/** The glossary's lines with the short forms of their terms as plates on a track. */
export function TermLines({ lines }: { readonly lines: KnowledgeHub['lines'] }): ReactNode {
  return (
    <div className={styles['lines']}>
      {lines.map(({ name, terms }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul className={rows['rows']}>
            {terms.map((term) => (
              <li key={term.path}>
                <PageLink href={term.path}>
                  {term.short}
                  {term.short !== term.name && <span className="visually-hidden">: {term.name}</span>}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
