import type { ReactNode } from 'react';
import { HeadFacts } from '#components/blocks/head-facts';
import { PageHead } from '#components/blocks/page-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { Chart } from '#components/ui/chart/chart';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { exchangeRatesNetwork } from '#lib/families/exchange-rates/family';
import article from '../article.module.css';
import styles from './exchange-rates.module.css';
import { RateTables } from './rate-tables';

/** The rates of one card network beside the reference, and how to read them. */
export function ExchangeRatesNetwork({ view }: TemplateProps<typeof exchangeRatesNetwork>): ReactNode {
  return (
    <article className={article['page']}>
      <PageHead view={view} title={view.name} lead={view.summary} figure={<Chart chart={view.ranking} />}>
        <HeadFacts items={view.facts} />
      </PageHead>
      <div className={styles['rates']}>
        <RateTables tables={view.tables} layout="stacked" />
        <p className={styles['source']}>
          <a href={view.back.path}>{view.back.name}</a>
        </p>
      </div>
      <Section id="reading" tone="mist">
        <SideHeaded html={view.html} />
      </Section>
    </article>
  );
}
