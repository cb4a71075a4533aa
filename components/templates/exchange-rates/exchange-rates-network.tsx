import type { ReactNode } from 'react';
import { HeadFacts } from '#components/blocks/head-facts';
import { OnwardLinks } from '#components/blocks/onward-links';
import { PageHead } from '#components/blocks/page-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { Chart } from '#components/ui/chart/chart';
import { ExternalLink } from '#components/ui/external-link';
import { FileLink } from '#components/ui/file-link';
import { Keys } from '#components/ui/keys';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { exchangeRatesNetwork } from '#lib/families/exchange-rates/family';
import article from '../article.module.css';
import { CheckSteps } from './check-steps';
import styles from './exchange-rates.module.css';
import { RankingTable } from './ranking-table';
import orders from './ranking-table.module.css';

type View = TemplateProps<typeof exchangeRatesNetwork>['view'];

/** The same rows in two orders, of which a key shows one: without a script. */
function Rates({ rates }: { readonly rates: View['rates'] }): ReactNode {
  const { legend, keys, rows, byCode, source, file } = rates;
  const sorted = byCode.flatMap((index) => rows[index] ?? []);
  return (
    <div className={orders['orders']}>
      <Keys
        legend={legend}
        name="order"
        items={keys.map((key, index) => ({ value: String(index + 1), key }))}
        first="1"
      />
      <div data-order="1">
        <RankingTable rates={rates} rows={rows} hasAverage />
      </div>
      <div data-order="2">
        <RankingTable rates={rates} rows={sorted} hasAverage={false} />
      </div>
      <p className={styles['source']}>
        <ExternalLink href={source.url} hint={source.hint}>
          {source.name}
        </ExternalLink>
      </p>
      <div className={styles['file']}>
        <FileLink {...file} />
      </div>
    </div>
  );
}

/** The rates of one card network beside the reference, and how to read them. */
export function ExchangeRatesNetwork({ view }: TemplateProps<typeof exchangeRatesNetwork>): ReactNode {
  const { name, summary, ranking, facts, rates, check, html, onward } = view;
  return (
    <article className={article['page']}>
      <PageHead view={view} title={name} lead={summary} figure={<Chart chart={ranking} hasTable={false} />}>
        <HeadFacts items={facts} />
      </PageHead>
      <Rates rates={rates} />
      <Section id="check" title={check.title} tone="mist">
        <CheckSteps check={check} />
      </Section>
      <Section id="reading">
        <SideHeaded html={html} />
      </Section>
      <Section id="onward" title={onward.title}>
        <OnwardLinks items={onward.items} />
      </Section>
    </article>
  );
}
