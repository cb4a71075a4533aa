import type { ReactNode } from 'react';
import { SiteSearch } from '#islands/site-search';
import { PageLink } from '#page-link';
import { Advice } from '#components/blocks/advice';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { FindField } from '#components/ui/find-field';
import type { TemplateProps } from '#lib/page-model/template';
import type { LinkItem } from '#lib/page-model/shared-data';
import type { siteIndex } from '#lib/families/search/family';
import { IndexPlan } from './index-plan';
import names from './found-names.module.css';
import { Line } from './index-line';
import kinds from './kind-line.module.css';
import { buildLines } from './line-tree';
import styles from './site-index.module.css';

function Tasks({ title, items }: { readonly title: string; readonly items: readonly LinkItem[] }): ReactNode {
  return (
    <section className={styles['tasks']} aria-labelledby="tasks">
      <h2 id="tasks">{title}</h2>
      <ul>
        {items.map(({ name, path }) => (
          <li key={path}>
            <PageLink href={path}>{name}</PageLink>
          </li>
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
  const lines = buildLines(view.lines, groups, view.otherPages);
  return (
    <div className={styles['page']}>
      <PanelHead form="snapped">
        <PageHead
          view={view}
          title={view.title}
          lead={view.intro}
          figure={<IndexPlan lines={lines} {...view.plan} />}
        >
          <FindField name={view.field} />
          <Tasks title={view.tasksTitle} items={tasks} />
        </PageHead>
      </PanelHead>
      <SiteSearch
        language={view.language}
        className={`${styles['results']} ${kinds['kinds']}`}
        failed={view.searchFailed}
        searching={view.searching}
      />
      <div className={styles['groups']} data-behaviour="find-page">
        {/* Filled by script. */}
        <details className={names['found']} hidden>
          <summary>
            <h2>{view.foundTitle}</h2>
          </summary>
          <ul />
        </details>
        {lines.map((line) => (
          <Line key={line.slug} line={line} />
        ))}
      </div>
      <Advice {...view.advice} />
    </div>
  );
}
