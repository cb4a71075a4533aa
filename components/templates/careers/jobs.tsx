import type { ReactNode } from 'react';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { ChartDrawings } from '#components/ui/chart/chart';
import { FilterLinks } from '#components/ui/filter-links';
import type { TemplateProps } from '#lib/page/template';
import type { jobsPage } from '#lib/families/careers/family';
import article from '../article.module.css';
import { JobBoard } from './job-board';
import styles from './jobs.module.css';

/** How hiring goes, day by day. */
function Hiring({ hiring }: Pick<TemplateProps<typeof jobsPage>['view'], 'hiring'>): ReactNode {
  return (
    <section className={styles['hiring']} aria-labelledby="hiring">
      <h2 id="hiring">{hiring.title}</h2>
      <p>{hiring.lead}</p>
      <ChartDrawings {...hiring.line} />
    </section>
  );
}

/** How hiring goes in the head; then all open positions by team on one board, with several teams after links to each. */
export function Jobs({ view }: TemplateProps<typeof jobsPage>): ReactNode {
  const { groups, count, filter, speculative, hiring, onward } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} figure={<Hiring hiring={hiring} />}>
        <p className={styles['count']}>{count}</p>
      </PageHead>
      {groups.length > 1 && (
        <FilterLinks
          label={filter}
          items={groups.map(({ id, name, jobs }) => ({ name, path: `#${id}`, count: jobs.length }))}
        />
      )}
      {groups.length > 0 && <JobBoard groups={groups} />}
      <section className={styles['else']} aria-labelledby="speculative">
        <h2 id="speculative">{speculative.title}</h2>
        <p dangerouslySetInnerHTML={{ __html: speculative.html }} />
      </section>
      <OnwardSubject id="onward" title={onward.title} items={onward.pages} />
    </div>
  );
}
