import type { ReactNode } from 'react';
import { HeadFacts } from '#components/blocks/head-facts';
import { RelatedLinks } from '#components/blocks/related-links';
import { SideHeadingText } from '#components/blocks/side-heading-text';
import { StagedHead } from '#components/blocks/staged-head';
import { Drawing } from '#components/ui/chart/chart';
import { ExternalLink } from '#components/ui/external-link';
import { FileLink } from '#components/ui/file-link';
import { numberItems, SegmentedControl } from '#components/ui/segmented-control';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { exchangeRatesNetwork } from '#lib/families/exchange-rates/family';
import layout from '../page.module.css';
import checkStyles from './check-steps.module.css';
import styles from './exchange-rates.module.css';
import table from '#components/ui/data-table.module.css';
import orders from './ranking-table.module.css';

type View = TemplateProps<typeof exchangeRatesNetwork>['view'];
type RatesView = View['rates'];

function Row({ row }: { readonly row: RatesView['rows'][number] }): ReactNode {
  const { code, name, isEea, track, markUp, card, reference } = row;
  return (
    <tr className={isEea ? orders['main'] : undefined}>
      <th scope="row">
        <code>{code}</code> <span>{name}</span>
      </th>
      <td className={orders['track']}>
        <Drawing drawing={track} />
      </td>
      <td className={table['number']}>{markUp}</td>
      <td className={table['number']}>{card}</td>
      <td className={table['number']}>{reference}</td>
    </tr>
  );
}

type RankingTableProps = Pick<RatesView, 'rows'> & {
  readonly rates: RatesView;
  /** Inserts the average, for rows sorted by mark-up. */
  readonly hasAverage: boolean;
};

function RankingTable({ rates, rows, hasAverage }: RankingTableProps): ReactNode {
  const { caption, head, average } = rates;
  const toRow = (row: RatesView['rows'][number]): ReactNode => <Row key={row.code} row={row} />;
  const after = hasAverage ? average.after : rows.length;
  return (
    <div className={`${table['frame']} ${orders['ranking']}`} role="group" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.currency}</th>
            <td className={orders['track']} />
            {[head.markUp, head.card, head.reference].map((name) => (
              <th key={name} scope="col" className={table['number']}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.slice(0, after).map(toRow)}</tbody>
        {hasAverage && (
          <tbody>
            <tr className={orders['average']}>
              <td colSpan={5}>{average.text}</td>
            </tr>
            {rows.slice(after).map(toRow)}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** The rows in two orders; the style sheet shows the selected one. */
function Rates({ rates }: { readonly rates: RatesView }): ReactNode {
  const { legend, keys, rows, byCode, source, file } = rates;
  const sorted = byCode.flatMap((index) => rows[index] ?? []);
  return (
    <div className={orders['orders']}>
      <SegmentedControl legend={legend} name="order" items={numberItems(keys)} />
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

/** How to calculate a mark-up, step by step, with an example. */
function CheckSteps({ check: { title, steps, example, text } }: Pick<View, 'check'>): ReactNode {
  return (
    <Section id="check" title={title} tone="mist">
      <div className={checkStyles['check']}>
        <p className={checkStyles['example']}>{example}</p>
        <ol>
          {steps.map((step) => (
            <li key={step.result}>
              <p>{step.text}</p>
              <p className={checkStyles['result']}>{step.result}</p>
            </li>
          ))}
        </ol>
        <p className={styles['remark']}>{text}</p>
      </div>
    </Section>
  );
}

export function ExchangeRatesNetwork({ view }: TemplateProps<typeof exchangeRatesNetwork>): ReactNode {
  const { name, summary, facts, rates, check, html, related } = view;
  return (
    <article className={layout['page']}>
      <StagedHead
        form="snapped"
        view={view}
        title={name}
        lead={summary}
        stage={<HeadFacts items={facts} />}
      />
      <Rates rates={rates} />
      <CheckSteps check={check} />
      <Section id="reading">
        <SideHeadingText html={html} />
      </Section>
      <Section id="related-pages" title={related.title}>
        <RelatedLinks items={related.items} />
      </Section>
    </article>
  );
}
