import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { Chart } from '#components/ui/chart/chart';
import { FilterLinks } from '#components/ui/filter-links';
import type { TemplateProps } from '#lib/page/template';
import type { jobsPage } from '#lib/families/careers/family';
import article from '../article.module.css';
import { JobLines } from './job-lines';
import styles from './jobs.module.css';

/** All open positions by team; with several teams, links lead to each. */
export function Jobs({ view }: TemplateProps<typeof jobsPage>): ReactNode {
  const { groups, count, filter, speculative } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} figure={<Chart chart={view.chart} />}>
        <p className={styles['count']}>{count}</p>
      </PageHead>
      {groups.length > 1 && (
        <FilterLinks
          label={filter}
          items={groups.map(({ id, name, jobs }) => ({ name, path: `#${id}`, count: jobs.length }))}
        />
      )}
      {groups.map(({ id, name, jobs }) => (
        <section key={id} id={id} className={styles['team']} aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{name}</h2>
          <JobLines items={jobs} level={3} />
        </section>
      ))}
      <section className={styles['else']} aria-labelledby="speculative">
        <h2 id="speculative">{speculative.title}</h2>
        <p dangerouslySetInnerHTML={{ __html: speculative.html }} />
      </section>
    </div>
  );
}
