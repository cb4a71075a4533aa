import type { ReactNode } from 'react';
import { StatusList } from '#islands/status-list';
import { StatusState } from '#islands/status-state';
import { HeadFacts } from '#components/blocks/head-facts';
import { StagedHead } from '#components/blocks/staged-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { ChartDrawings } from '#components/ui/chart/chart';
import { Section } from '#components/ui/section';
import type { statusPage } from '#lib/families/status/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import styles from './status.module.css';

export function StatusPage({ view }: TemplateProps<typeof statusPage>): ReactNode {
  const { title, summary, facts, year, state, list, heading, more } = view;
  const stage = (
    <>
      <StatusState state={state} />
      {year && (
        <div className={styles['year']}>
          <p>{year.title}</p>
          <ChartDrawings drawings={year.drawings} alt={year.title} />
        </div>
      )}
      <HeadFacts items={facts} />
    </>
  );
  return (
    <div className={layout['page']}>
      <StagedHead form="snapped" view={view} title={title} stage={stage} />
      <Section id="notices" title={heading} lead={summary}>
        <StatusList list={list} />
      </Section>
      <Section id="more" title={more.title} tone="mist">
        <TitledTexts items={more.items} form="rows" />
      </Section>
    </div>
  );
}
