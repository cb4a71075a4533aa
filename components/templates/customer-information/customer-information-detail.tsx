import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { LineStops } from '#components/blocks/line-stops';
import { Chart } from '#components/ui/chart/chart';
import { Facts } from '#components/ui/facts';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { customerInformationDetail } from '#lib/families/customer-information/family';
import head from '#components/blocks/page-head.module.css';
import article from '../article.module.css';
import { IbanCells } from './iban-cells';
import styles from './customer-information-detail.module.css';

type Part = Pick<TemplateProps<typeof customerInformationDetail>, 'view'>;

/** Whom the text is for and by which number they know it; beside it the bank, for those who want to call. */
function Head({ view }: Part): ReactNode {
  return (
    <header className={`${head['head']} ${head['small']}`}>
      <div>
        <h1>{view.name}</h1>
        <p className={head['lead']}>{view.summary}</p>
        <figure className={styles['iban']}>
          <IbanCells iban={view.iban} />
          <figcaption>{view.iban.format}</figcaption>
        </figure>
        <p className={head['note']}>{view.asOf}</p>
      </div>
      <Facts id="facts" title={view.labels.facts} items={view.facts} />
    </header>
  );
}

/** A document for account holders: exact, dense, to print. Its language may not be that of the site around it. */
export function CustomerInformationDetail({
  view,
}: TemplateProps<typeof customerInformationDetail>): ReactNode {
  return (
    <div className={article['page']}>
      <Breadcrumb label={view.trailLabel} trail={view.trail} />
      <article className={styles['document']} lang={view.language}>
        <Head view={view} />
        <ContentsList label={view.labels.contents} headings={view.contents} />
        <div className={styles['text']}>
          <Prose html={view.text.before} />
          {view.text.after && (
            <>
              <div className={styles['transfer']}>
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
