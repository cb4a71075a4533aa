import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { NextPages } from '#components/blocks/next-pages';
import { LongTextHead } from '#components/blocks/long-text-head';
import long from '#components/blocks/long-text.module.css';
import { Panel } from '#components/blocks/panel-head';
import { DocumentList } from '#components/ui/document-list';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { customerDocument } from '#lib/families/customer-documents/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import styles from './customer-document.module.css';

type Props = Pick<TemplateProps<typeof customerDocument>, 'view'>;

/** A text has a list of its sections beside it; a form has none. */
function Body({ view: { html, contents, labels } }: Props): ReactNode {
  if (contents.length === 0)
    return (
      <article className={styles['form']}>
        <Prose html={html} />
      </article>
    );
  return (
    <article className={reading['reading']}>
      <ContentsList label={labels.contents} headings={contents} />
      <div className={long['text']}>
        <Prose html={html} />
      </div>
    </article>
  );
}

export function CustomerDocument({ view }: Props): ReactNode {
  const { name, summary, facts, earlier, labels, ways } = view;
  return (
    <div className={layout['page']}>
      <Panel>
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        <LongTextHead title={name} lead={summary} box={{ id: 'facts', title: labels.facts, items: facts }} />
      </Panel>
      <Body view={view} />
      {earlier.length > 0 && (
        <Section id="earlier" title={labels.earlier}>
          <DocumentList items={earlier} />
        </Section>
      )}
      <NextPages id="related" {...ways} />
    </div>
  );
}
