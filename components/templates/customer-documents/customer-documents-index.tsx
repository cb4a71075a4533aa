import type { ReactNode } from 'react';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import { TextSection } from '#components/blocks/text-section';
import { Topics } from '#components/blocks/topics';
import { DataTable } from '#components/ui/data-table';
import { Section, type SectionProps } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { customerDocumentsIndex } from '#lib/families/customer-documents/family';
import layout from '../page.module.css';
import styles from './customer-documents-index.module.css';

type View = TemplateProps<typeof customerDocumentsIndex>['view'];

function List({
  id,
  list,
  tone,
}: Pick<SectionProps, 'id' | 'tone'> & { readonly list: View['fees'] }): ReactNode {
  const { title, lead, table } = list;
  return (
    <Section id={id} title={title} lead={lead} tone={tone ?? 'paper'}>
      <div className={styles['table']}>
        <DataTable {...table} repeatsHeading />
      </div>
    </Section>
  );
}

/** Fees by company, documents for all, and earlier versions. */
export function CustomerDocumentsIndex({ view }: TemplateProps<typeof customerDocumentsIndex>): ReactNode {
  return (
    <div className={layout['page']}>
      <StagedHead
        stage={<Topics form="across" label={view.labels.parts} topics={view.parts} />}
        view={view}
        title={view.title}
        lead={view.summary}
      />
      <List id="fees" list={view.fees} />
      <List id="shared" list={view.shared} tone="mist" />
      <List id="archive" list={view.archive} />
      <TextSection id="advice" {...view.advice} tone="mist" />
      <NextPages id="related" {...view.ways} />
    </div>
  );
}
