import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { PageHead } from '#components/blocks/page-head';
import { Drawing } from '#components/ui/chart/chart';
import rows from '#components/ui/row-list.module.css';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import article from '../article.module.css';
import { RateCalculator } from './calculator';
import styles from './exchange-rates.module.css';
import { Formula } from './formula';
import { PastRates } from './past-rates';
import { Purchases } from './purchases';
import { RateTables } from './rate-tables';

type View = TemplateProps<typeof exchangeRatesIndex>['view'];

function MarkUp({ how }: { readonly how: View['how'] }): ReactNode {
  const { example } = how;
  return (
    <Section id="mark-up" title={how.title} tone="mist">
      <div className={styles['how']}>
        <div>
          {how.html.map((html) => (
            <p key={html} dangerouslySetInnerHTML={toMarkup(html)} />
          ))}
        </div>
        <div>
          <Formula {...how.formula} />
          <p className={styles['remark']}>{how.note}</p>
          <h3>{example.title}</h3>
          <Formula {...example.formula} />
          <p className={styles['remark']}>{example.note}</p>
        </div>
      </div>
    </Section>
  );
}

function Tips({ tips }: { readonly tips: View['tips'] }): ReactNode {
  return (
    <Section id="tips" title={tips.title}>
      <ul className={styles['tips']}>
        {tips.items.map(({ title, html }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p dangerouslySetInnerHTML={toMarkup(html)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Networks({ networks }: { readonly networks: View['networks'] }): ReactNode {
  return (
    <Section id="networks" title={networks.title} lead={networks.text}>
      <ul className={`${rows['rows']} ${rows['edged']} ${styles['networks']}`}>
        {networks.items.map(({ name, path, text, range, thumbnail }) => (
          <li key={path}>
            <Drawing drawing={thumbnail} />
            <div>
              <h3>
                <PageLink href={path}>{name}</PageLink>
              </h3>
              <p>{text}</p>
            </div>
            <p>{range}</p>
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
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        figure={<Purchases purchases={view.purchases} />}
      />
      <Section id="calculator" title={view.calculator.title} lead={view.calculator.text} tone="mist">
        <RateCalculator calculator={view.calculator} />
      </Section>
      <Section id="rates" title={view.ratesTitle}>
        <RateTables tables={view.tables} />
      </Section>
      {view.past && (
        <Section id="past" title={view.past.title} lead={view.past.text}>
          <PastRates past={view.past} />
        </Section>
      )}
      <MarkUp how={view.how} />
      <Tips tips={view.tips} />
      <Networks networks={view.networks} />
    </article>
  );
}
