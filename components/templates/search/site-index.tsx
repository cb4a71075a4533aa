import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { Icon } from '#components/ui/icon';
import type { TemplateProps } from '#lib/page/template';
import type { LinkItem } from '#lib/page/shared-data';
import type { siteIndex } from '#lib/families/search/family';
import { buildLines, type IndexLine, type Station } from './line-tree';
import styles from './site-index.module.css';

/** Looks for a part of a name. Script does it, so without script the field is not there. */
function Field({ name }: { readonly name: string }): ReactNode {
  return (
    <div className={styles['field']} role="search">
      <Icon name="search" />
      <input type="search" aria-label={name} placeholder={name} autoComplete="off" data-find-page="" />
    </div>
  );
}

function Tasks({ title, items }: { readonly title: string; readonly items: readonly LinkItem[] }): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">{title}</h2>
      <ul className={styles['plates']}>
        {items.map(({ name, path }) => (
          <li key={path}>
            <a className="plate" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages that leave the line by points at the station above them. */
function Branch({ items }: { readonly items: readonly LinkItem[] }): ReactNode {
  return (
    <>
      <svg className={styles['points']} viewBox="0 0 16 24" aria-hidden="true" focusable="false">
        <path d="M0 0l16 16v10" />
      </svg>
      <ul className={`stops ${styles['branch']}`}>
        {items.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Stop({ page, branch }: Station): ReactNode {
  return (
    <li>
      <a href={page.path}>{page.name}</a>
      {branch.length > 0 && <Branch items={branch} />}
    </li>
  );
}

function Line({ name, path, stations }: IndexLine): ReactNode {
  return (
    <section>
      <h2 className="plate">{path === undefined ? name : <a href={path}>{name}</a>}</h2>
      <ul className={`stops ${styles['stations']}`}>
        {stations.map((station) => (
          <Stop key={station.page.path} {...station} />
        ))}
      </ul>
    </section>
  );
}

/** Every page of the site as a line plan: a line a subject, its pages the stations, what lies below them branches. */
export function SiteIndex({ view, shared }: TemplateProps<typeof siteIndex>): ReactNode {
  const groups = shared['site-index'];
  const all = groups.flatMap(({ head, items }) => [...(head ? [head] : []), ...items]);
  const tasks = view.taskPaths.flatMap((path) => all.find((item) => item.path === path) ?? []);
  return (
    <div className={styles['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <Field name={view.field} />
      <Tasks title={view.tasksTitle} items={tasks} />
      <div className={styles['groups']} data-find-pages="">
        {buildLines(view.lines, groups, view.otherPages).map((line) => (
          <Line key={line.name} {...line} />
        ))}
        <p role="status" data-nothing={view.nothing} />
      </div>
    </div>
  );
}
