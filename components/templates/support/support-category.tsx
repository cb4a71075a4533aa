import type { ReactNode } from 'react';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { StagedHead } from '#components/blocks/staged-head';
import { Chart } from '#components/ui/chart/chart';
import { Prose } from '#components/ui/prose';
import type { supportCategory } from '#lib/families/support/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import { ComplaintsSection } from './complaints';
import numbers from './emergency-numbers.module.css';
import styles from './support-category.module.css';
import { Topics } from '#components/blocks/topics';
import { PageFeedback } from '#components/blocks/page-feedback';

export function SupportCategory({ view }: TemplateProps<typeof supportCategory>): ReactNode {
  return (
    <div className={layout['page']}>
      <StagedHead
        form="snapped"
        view={view}
        title={view.name}
        lead={view.text}
        figureSize="small"
        figure={
          <div className={numbers['numbers']}>
            <EmergencyPanel id="block-now" title={view.emergency.title} numbers={view.emergency.numbers} />
          </div>
        }
      />
      <div className={styles['columns']}>
        <div className={styles['answers']}>
          {view.questions.map(({ id, title, html, chart }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              <Prose html={html} />
              {chart && <Chart chart={chart} />}
            </section>
          ))}
        </div>
        <Topics label={view.labels.groups} topics={view.topics} />
      </div>
      {view.complaints && <ComplaintsSection complaints={view.complaints} />}
      <PageFeedback {...view.feedback} />
    </div>
  );
}
