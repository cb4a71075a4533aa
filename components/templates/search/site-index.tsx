import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import type { TemplateProps } from '#lib/page/template';
import type { LinkItem } from '#lib/page/shared-data';
import type { siteIndex } from '#lib/families/search/family';
import styles from './site-index.module.css';

type LinksProps = {
  readonly items: readonly LinkItem[];
  /** Plates side by side, or stations of a line. */
  readonly as: 'plates' | 'stations';
};

function Links({ items, as }: LinksProps): ReactNode {
  return (
    <ul className={as === 'plates' ? styles['plates'] : `stops ${styles['stations']}`}>
      {items.map(({ name, path }) => (
        <li key={path}>
          <a href={path} {...(as === 'plates' && { className: 'plate' })}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every page of the site as a line plan: a line a subject, its pages the stations. What a search is for, also without a script. */
export function SiteIndex({ view, shared }: TemplateProps<typeof siteIndex>): ReactNode {
  const groups = shared['site-index'];
  const all = groups.flatMap(({ head, items }) => [...(head ? [head] : []), ...items]);
  return (
    <div className={styles['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <section className={styles['tasks']} aria-labelledby="tasks">
        <h2 id="tasks">{view.tasksTitle}</h2>
        <Links
          as="plates"
          items={view.taskPaths.flatMap((path) => all.find((item) => item.path === path) ?? [])}
        />
      </section>
      <div className={styles['groups']}>
        {groups.map(({ head, items }) => (
          <section key={head?.path ?? ''}>
            <h2 className="plate">{head ? <a href={head.path}>{head.name}</a> : view.otherPages}</h2>
            <Links as="stations" items={items} />
          </section>
        ))}
      </div>
    </div>
  );
}
