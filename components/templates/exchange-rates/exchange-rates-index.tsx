import type { ReactNode } from 'react';
import { OnwardLinks } from '#components/blocks/onward-links';
import { PageHead } from '#components/blocks/page-head';
import { Chart } from '#components/ui/chart/chart';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import article from '../article.module.css';
import styles from './exchange-rates.module.css';
import { RateTables } from './rate-tables';

function MarkUp({
  how,
}: {
  readonly how: TemplateProps<typeof exchangeRatesIndex>['view']['how'];
}): ReactNode {
  return (
    <Section id="mark-up" title={how.title} tone="mist">
      <div className={styles['how']}>
        {how.html.map((html) => (
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        <p className={styles['formula']}>{how.formula}</p>
        <p className={styles['source']}>{how.note}</p>
      </div>
    </Section>
  );
}

function Example({
  example,
}: {
  readonly example: TemplateProps<typeof exchangeRatesIndex>['view']['example'];
}): ReactNode {
  return (
    <Section id="example" title={example.title} lead={example.text}>
      <div className={styles['example']}>
        <DataTable caption={example.caption} head={example.head} rows={example.rows} numeric={[2]} />
        <p className={styles['result']}>{example.result}</p>
        <p className={styles['source']}>{example.note}</p>
      </div>
    </Section>
  );
}

function Tips({
  tips,
}: {
  readonly tips: TemplateProps<typeof exchangeRatesIndex>['view']['tips'];
}): ReactNode {
  return (
    <Section id="tips" title={tips.title}>
      <ul className={styles['tips']}>
        {tips.items.map(({ title, html }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The reference rates, how the mark-up of a payment follows from them, and an example. */
export function ExchangeRatesIndex({ view }: TemplateProps<typeof exchangeRatesIndex>): ReactNode {
  return (
    <article className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} figure={<Chart chart={view.parts} />} />
      <Section id="rates" title={view.ratesTitle}>
        <RateTables tables={view.tables} layout="columns" />
      </Section>
      <MarkUp how={view.how} />
      <Example example={view.example} />
      <Tips tips={view.tips} />
      <Section id="networks" title={view.networks.title} lead={view.networks.text}>
        <OnwardLinks items={view.networks.items} />
      </Section>
    </article>
  );
}
