import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Chart, ChartDrawings } from '#components/ui/chart/chart';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { careersPage } from '#lib/families/careers/family';
import article from '../article.module.css';
import styles from './careers.module.css';
import { JobLines } from './job-lines';

type Props = { readonly view: TemplateProps<typeof careersPage>['view'] };

function Benefits({ view: { benefits } }: Props): ReactNode {
  return (
    <Section id="benefits" title={benefits.title} lead={benefits.lead} tone="mist">
      <dl className={styles['benefits']}>
        {benefits.items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Pay({ view: { pay, bands, equality } }: Props): ReactNode {
  return (
    <Section id="pay" title={pay.title} tone="mist">
      <p className={styles['text']} dangerouslySetInnerHTML={{ __html: pay.html }} />
      <DataTable caption={pay.caption} head={pay.head} rows={bands} numeric={[2, 3]} />
      <div className={styles['equality']}>
        <h3>{equality.title}</h3>
        <p dangerouslySetInnerHTML={{ __html: equality.html }} />
      </div>
    </Section>
  );
}

/** Open positions first, then how it is to work here, what one gets, how hiring goes and what is paid. */
export function Careers({ view }: TemplateProps<typeof careersPage>): ReactNode {
  const { jobs, list, jobsPath, work, hiring } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} figure={<Chart chart={view.chart} />} />
      {list.length > 0 && (
        <section className={styles['open']} aria-labelledby="open">
          <h2 id="open">{jobs.title}</h2>
          <JobLines items={list} level={3} />
          <p>
            <a href={jobsPath}>{jobs.action}</a>
          </p>
        </section>
      )}
      <Section id="work" title={work.title}>
        <TitledTexts items={work.items} form="rows" />
      </Section>
      <Benefits view={view} />
      <Section id="hiring" title={hiring.title} lead={hiring.lead}>
        <ChartDrawings {...hiring.line} />
        <TitledTexts items={hiring.items} form="rows" />
      </Section>
      <Pay view={view} />
    </div>
  );
}
