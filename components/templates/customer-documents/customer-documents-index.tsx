import type { ReactNode } from 'react';
import { NextPages } from '#components/blocks/next-pages';
import { PanelHead } from '#components/blocks/panel-head';
import { TextSection } from '#components/blocks/text-section';
import { DocumentList } from '#components/ui/document-list';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { customerDocumentsIndex } from '#lib/families/customer-documents/family';
import layout from '../page.module.css';
import styles from './customer-documents-index.module.css';

/** Fees by company, and documents for all, each with its earlier versions. */
export function CustomerDocumentsIndex({ view }: TemplateProps<typeof customerDocumentsIndex>): ReactNode {
  const { fees, shared } = view;
  return (
    <div className={layout['page']}>
      <PanelHead view={view} title={view.title} lead={view.summary} />
      <Section id="fees" title={fees.title} lead={fees.lead}>
        <DocumentList items={fees.items} />
        <p id="archive" className={styles['archive']}>
          {view.archive}
        </p>
      </Section>
      <Section id="shared" title={shared.title} lead={shared.lead} tone="mist">
        <DocumentList items={shared.items} />
      </Section>
      <TextSection id="advice" {...view.advice} />
      <NextPages id="related" {...view.ways} tone="mist" />
    </div>
  );
}
