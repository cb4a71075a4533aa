import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { NextPages } from '#components/blocks/next-pages';
import { LongTextHead } from '#components/blocks/long-text-head';
import long from '#components/blocks/long-text.module.css';
import { Panel } from '#components/blocks/panel-head';
import { DocumentList } from '#components/ui/document-list';
import { KeyFigures } from '#components/ui/key-figures';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { investorsReport } from '#lib/families/investors/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import styles from './investors-report.module.css';

/** A report for investors: contents beside the text, earlier reports and related pages below. */
export function InvestorsReport({ view }: Pick<TemplateProps<typeof investorsReport>, 'view'>): ReactNode {
  const { name, summary, facts, figures, contents, html, earlier, labels, ways } = view;
  return (
    <div className={layout['page']}>
      <Panel>
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        <LongTextHead title={name} lead={summary} box={{ id: 'facts', title: labels.facts, items: facts }} />
      </Panel>
      <div className={styles['figures']}>
        <KeyFigures items={figures} />
      </div>
      <article className={reading['reading']}>
        <ContentsList label={labels.contents} headings={contents} />
        <div className={`${long['text']} ${styles['report']}`}>
          <Prose html={html} />
        </div>
      </article>
      {earlier.length > 0 && (
        <Section id="earlier" title={labels.earlier}>
          <DocumentList items={earlier} />
        </Section>
      )}
      <NextPages id="related" {...ways} />
    </div>
  );
}
