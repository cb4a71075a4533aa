import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { LinkHeading } from '#components/ui/link-heading';
import { RelatedPages } from '#components/blocks/related-pages';
import { PanelHead } from '#components/blocks/panel-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Chart } from '#components/ui/chart/chart';
import parts from '#components/ui/dotted-parts.module.css';
import rows from '#components/ui/row-list.module.css';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { careersPage } from '#lib/families/careers/family';
import layout from '../page.module.css';
import styles from './careers.module.css';
import { DrawnLimit, DrawnPart } from './drawn-number';
import { HiringTrack } from './hiring-track';
import { JobFacts } from './job-facts';
import jobLines from './job-list.module.css';
import { PayScale, PaySpan } from './pay-span';
import { WorkWeek } from './work-week';

type Props = { readonly view: TemplateProps<typeof careersPage>['view'] };

function Jobs({ view: { list } }: Props): ReactNode {
  return (
    <ul className={`${rows['rows']} ${jobLines['jobs']}`}>
      {list.map((job) => (
        <li key={job.path}>
          <LinkHeading level={3} href={job.path} name={job.name} />
          <PaySpan job={job} className={jobLines['pay']} />
          <p className={parts['parts']}>
            {job.meta.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </p>
          <p className={jobLines['text']}>{job.text}</p>
        </li>
      ))}
    </ul>
  );
}

function Benefits({ view: { benefits } }: Props): ReactNode {
  return (
    <Section id="benefits" title={benefits.title} lead={benefits.lead} tone="mist">
      <dl className={styles['benefits']}>
        {benefits.items.map(({ label, value, note, drawn }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles['number']}>{value}</dd>
            {note && <dd>{note}</dd>}
            {drawn && (
              <dd className={styles['drawn']}>
                <DrawnPart part={drawn} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Pay({ view: { pay, equality } }: Props): ReactNode {
  return (
    <Section id="pay" title={pay.title} tone="mist">
      <div className={styles['pay']}>
        <div className={styles['difference']}>
          <p>
            <strong>{pay.difference.value}</strong> {pay.difference.label}
          </p>
          <DrawnLimit number={pay.difference.drawn} />
          <p>{pay.difference.drawn.text}</p>
        </div>
        <p dangerouslySetInnerHTML={toMarkup(pay.html)} />
        <h3>{equality.title}</h3>
        <p dangerouslySetInnerHTML={toMarkup(equality.html)} />
      </div>
    </Section>
  );
}

export function Careers({ view }: TemplateProps<typeof careersPage>): ReactNode {
  const { jobs, list, count, jobsPath, work, hiring } = view;
  return (
    <div className={layout['page']}>
      <PanelHead
        view={view}
        title={view.title}
        lead={view.summary}
        figure={
          <div className={styles['chart']}>
            <Chart chart={view.chart} />
          </div>
        }
      >
        <JobFacts facts={view.facts} />
      </PanelHead>
      {list.length > 0 && (
        <section className={styles['open']} aria-labelledby="open">
          <div className={styles['above']}>
            <h2 id="open">{jobs.title}</h2>
            <PayScale {...view.scale} />
          </div>
          <Jobs view={view} />
          <p>
            <PageLink href={jobsPath}>{jobs.action}</PageLink> <span>{count}</span>
          </p>
        </section>
      )}
      <Section id="work" title={work.title}>
        <WorkWeek week={work.week} />
        <TitledTexts items={work.items} />
      </Section>
      <Benefits view={view} />
      <Section id="hiring" title={hiring.title} lead={hiring.lead}>
        <HiringTrack steps={hiring.steps} />
      </Section>
      <Pay view={view} />
      <RelatedPages title={view.related.title} items={view.related.pages} />
    </div>
  );
}
