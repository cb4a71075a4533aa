import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { FooterData } from '#lib/registry/footer-slice';
import type { LinkItem } from '#lib/page-model/shared-data';
import foldStyles from './footer-fold.module.css';
import styles from './footer-lines.module.css';
import restStyles from './footer-rest.module.css';

type Group = FooterData['groups'][number];

function Stations({ items }: { readonly items: readonly LinkItem[] }): ReactNode {
  return (
    <ul className="dotted-links">
      {items.map(({ name, path, language }) => (
        <li key={path}>
          <PageLink href={path} {...(language && { hrefLang: language })}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * One column. On phones its name toggles an empty `details`, which shows and hides the links next to it; on
 * wide screens it is a heading, and the links are always visible.
 */
function Line({ title, items, rest }: Group): ReactNode {
  return (
    <div className={styles['line']}>
      <details className={foldStyles['fold']}>
        <summary>{title}</summary>
      </details>
      <h2 className="badge">{title}</h2>
      <svg className={styles['points']} viewBox="0 0 30 44" aria-hidden="true" focusable="false">
        <path d="M0 3h3l24 24v17" />
      </svg>
      <div className={styles['stations']}>
        <Stations items={items} />
        {rest && (
          <details className={restStyles['more']}>
            <summary>
              {rest.label}
              <span className="visually-hidden">: {title}</span>
            </summary>
            <Stations items={rest.items} />
          </details>
        )}
      </div>
    </div>
  );
}

export type FooterLinesProps = { readonly groups: readonly Group[]; readonly label: string };

/** The site map as a line plan: every column is a line, its pages are stations. */
export function FooterLines({ groups, label }: FooterLinesProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['lines']}>
      {groups.map((group) => (
        <Line key={group.slug} {...group} />
      ))}
    </nav>
  );
}
