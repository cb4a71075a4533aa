import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { jobsPage } from '#lib/families/careers/family';
import article from '../article.module.css';
import { HiringTrack } from './hiring-track';
import { JobBoard } from './job-board';
import { JobFacts } from './job-facts';
import styles from './jobs.module.css';
import { TeamPanel } from './team-panel';

/** All teams and until when they look for people in the head; then their positions on one board, and how hiring goes. */
export function Jobs({ view }: TemplateProps<typeof jobsPage>): ReactNode {
  const { deadlines, groups, facts, filter, speculative, hiring, onward } = view;
  return (
    <div className={article['page']}>
      <PanelHead>
        <PageHead
          view={view}
          title={view.title}
          lead={view.summary}
          figure={<TeamPanel title={filter} {...deadlines} />}
        >
          <JobFacts facts={facts} />
        </PageHead>
      </PanelHead>
      {groups.length > 0 && (
        <JobBoard groups={groups} scale={view.scale} usual={view.commonFacts} choice={view.choice} />
      )}
      <Section id="hiring" title={hiring.title} lead={hiring.lead}>
        <HiringTrack steps={hiring.steps} isShort />
      </Section>
      <section className={styles['else']} aria-labelledby="speculative">
        <h2 id="speculative">{speculative.title}</h2>
        <p dangerouslySetInnerHTML={toMarkup(speculative.html)} />
      </section>
      <OnwardSubject id="onward" title={onward.title} items={onward.pages} />
    </div>
  );
}
