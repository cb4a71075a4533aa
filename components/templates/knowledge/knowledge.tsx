import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { Icon } from '#components/ui/icon';
import type { TemplateProps } from '#lib/page/template';
import type { KnowledgeItem, LinkItem } from '#lib/page/shared-data';
import type { knowledgePage } from '#lib/families/knowledge/family';
import article from '../article.module.css';
import rows from '#components/ui/row-list.module.css';
import styles from './knowledge.module.css';

type Section = TemplateProps<typeof knowledgePage>['view']['sections'][number];

function Latest({ items }: { readonly items: readonly KnowledgeItem[] }): ReactNode {
  return (
    <ul className={`${rows['rows']} ${styles['latest']}`}>
      {items.map(({ name, path, text, day }) => (
        <li key={path}>
          <time dateTime={day.iso}>{day.text}</time>
          <h3>
            <a href={path}>{name}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Terms({ items }: { readonly items: readonly LinkItem[] }): ReactNode {
  return (
    <ul className={styles['terms']}>
      {items.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

function Kind({
  section: { id, title, text, path, all },
  children,
}: {
  readonly section: Section;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles['kind']} aria-labelledby={id}>
      <div className={styles['name']}>
        <h2 id={id}>
          <a href={path}>{title}</a>
        </h2>
        <p>{text}</p>
      </div>
      <div>
        {children}
        <p className={styles['all']}>
          <a href={path}>
            {all}
            <Icon name="arrow" />
          </a>
        </p>
      </div>
    </section>
  );
}

/** Everything there is to read, by kind, with the latest of each. */
export function Knowledge({ view, shared }: TemplateProps<typeof knowledgePage>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <div>
        {view.sections.map((section) => (
          <Kind key={section.id} section={section}>
            {section.id === 'glossary' ? (
              <Terms items={shared['glossary-terms']} />
            ) : (
              <Latest items={shared['latest-knowledge'].filter(({ kind }) => kind === section.id)} />
            )}
          </Kind>
        ))}
      </div>
    </div>
  );
}
