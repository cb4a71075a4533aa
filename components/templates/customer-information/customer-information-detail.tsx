import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { LineStops } from '#components/blocks/line-stops';
import { PanelHead } from '#components/blocks/panel-head';
import { Chart } from '#components/ui/chart/chart';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { customerInformationDetail } from '#lib/families/customer-information/family';
import article from '../article.module.css';
import { LongTextHead } from '#components/blocks/long-text-head';
import long from '#components/blocks/long-text.module.css';
import { IbanParts } from './iban-parts';
import styles from './customer-information-detail.module.css';

type Part = Pick<TemplateProps<typeof customerInformationDetail>, 'view'>;

/** Whom the text is for; beside it the bank, for those who want to call; below both the number by which they know it. */
function Head({ view }: Part): ReactNode {
  return (
    <div lang={view.language}>
      <LongTextHead
        title={view.name}
        lead={view.summary}
        note={view.asOf}
        box={{ id: 'facts', title: view.labels.facts, items: view.facts }}
      />
      <IbanParts {...view.iban} />
    </div>
  );
}

/** A document for account holders: exact, dense, to print. Its language may not be that of the site around it. */
export function CustomerInformationDetail({
  view,
}: TemplateProps<typeof customerInformationDetail>): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead form="across">
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        <Head view={view} />
      </PanelHead>
      <article className={long['document']} lang={view.language}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        <div className={long['text']}>
          <Prose html={view.text.before} />
          {view.text.after && (
            <>
              <div className={`${styles['transfer']} ${long['wide']}`}>
                <Chart chart={view.transfer} />
              </div>
              <Prose html={view.text.after} />
            </>
          )}
        </div>
      </article>
      <div lang={view.language}>
        <Section id="ways" title={view.ways.title}>
          <LineStops from={view.ways.from} items={view.ways.items} />
        </Section>
      </div>
    </div>
  );
}
