import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { RelatedPages } from '#components/blocks/related-pages';
import { PanelHead } from '#components/blocks/panel-head';
import { Section } from '#components/ui/section';
import { LinkHeading } from '#components/ui/link-heading';
import { ListFilter } from '#components/ui/list-filter';
import { PayScale, PaySpan } from './pay-span';
import type { TemplateProps } from '#lib/page-model/template';
import type { jobsPage } from '#lib/families/careers/family';
import type { JobRow } from '#lib/families/careers/job-list';
import layout from '../page.module.css';
import { HiringTrack } from './hiring-track';
import rows from '#components/ui/row-list.module.css';
import boardStyles from './job-board.module.css';
import { JobFacts } from './job-facts';
import styles from './jobs.module.css';
import { TeamPanel } from './team-panel';

type Props = Pick<TemplateProps<typeof jobsPage>, 'view'>;

function Job({ job }: { readonly job: JobRow }): ReactNode {
  const { name, path, until, differences, note, values } = job;
  return (
    <li data-filter-values={values}>
      <LinkHeading level={3} href={path} name={name} />
      <dl>
        <div>
          <dt>{until.label}</dt>
          <dd>{until.value}</dd>
          {note && <dd className={boardStyles['first']}>{note}</dd>}
        </div>
        {differences.map(({ label, value }) => (
          <div key={label}>
            <dt className="visually-hidden">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PaySpan job={job} className={boardStyles['pay']} />
    </li>
  );
}

function JobBoard({ view: { groups, scale, commonFacts, choice } }: Props): ReactNode {
  return (
    <div className={boardStyles['board']}>
      {commonFacts && <p className={boardStyles['commonFacts']}>{commonFacts}</p>}
      <div className={boardStyles['above']}>
        {choice && <ListFilter filter={choice} />}
        <div className={boardStyles['scale']}>
          <PayScale {...scale} />
        </div>
      </div>
      {groups.map(({ id, name, jobs }) => (
        <section key={id} id={id} data-filter-group="" aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{name}</h2>
          <ul className={rows['rows']}>
            {jobs.map((job) => (
              <Job key={job.path} job={job} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function Jobs({ view }: Props): ReactNode {
  const { deadlines, groups, facts, filter, speculative, hiring, related } = view;
  return (
    <div className={layout['page']}>
      <PanelHead
        view={view}
        title={view.title}
        lead={view.summary}
        figure={<TeamPanel title={filter} {...deadlines} />}
      >
        <JobFacts facts={facts} />
      </PanelHead>
      {groups.length > 0 && <JobBoard view={view} />}
      <Section id="hiring" title={hiring.title} lead={hiring.lead}>
        <HiringTrack steps={hiring.steps} isShort />
      </Section>
      <section className={styles['speculative']} aria-labelledby="speculative">
        <h2 id="speculative">{speculative.title}</h2>
        <p dangerouslySetInnerHTML={toMarkup(speculative.html)} />
      </section>
      <RelatedPages title={related.title} items={related.pages} />
    </div>
  );
}
