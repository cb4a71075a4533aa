import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { LinkHeading } from '#components/ui/link-heading';
import { Calculator } from '#islands/calculator';
import { PageHead } from '#components/blocks/page-head';
import { Chart, Drawing } from '#components/ui/chart/chart';
import { DataTable } from '#components/ui/data-table';
import rows from '#components/ui/row-list.module.css';
import { Section } from '#components/ui/section';
import { numberItems, SegmentedControl } from '#components/ui/segmented-control';
import type { TemplateProps } from '#lib/page-model/template';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import layout from '../page.module.css';
import calculatorStyles from './calculator.module.css';
import styles from './exchange-rates.module.css';
import formulaStyles from './formula.module.css';
import pastStyles from './past-rates.module.css';
import purchaseStyles from './purchases.module.css';
import { RateTables } from './rate-tables';

type View = TemplateProps<typeof exchangeRatesIndex>['view'];

/** The island works with script only; the examples are always visible. */
function RateCalculator({ calculator }: { readonly calculator: View['calculator'] }): ReactNode {
  const { title, text, ways, fields, answer, age, examples } = calculator;
  return (
    <Section id="calculator" title={title} lead={text} tone="mist">
      <div className={calculatorStyles['calculator']}>
        <Calculator calculator={{ ways, fields, answer, age }} />
        <div className={calculatorStyles['examples']}>
          <DataTable {...examples} numeric={[1, 2, 3]} onPhones="scroll" />
        </div>
      </div>
    </Section>
  );
}

/** One chart per currency; the style sheet shows the selected one. */
function PastRates({
  past: { title, text, legend, items },
}: {
  readonly past: NonNullable<View['past']>;
}): ReactNode {
  return (
    <Section id="past" title={title} lead={text}>
      <div className={pastStyles['past']}>
        <SegmentedControl legend={legend} name="past" items={numberItems(items.map(({ key }) => key))} />
        {items.map(({ key, chart }, index) => (
          <div key={key} data-past={index + 1}>
            <Chart chart={chart} />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The mark-up in per cent: a fraction minus 1, times 100. */
function Formula({ name, over, under }: View['how']['formula']): ReactNode {
  return (
    <p className={formulaStyles['formula']}>
      <span>{name} =</span>{' '}
      <span className={formulaStyles['group']}>
        <span className={formulaStyles['bracket']}>(</span>
        <span className={formulaStyles['fraction']}>
          <span>{over}</span> <span className="visually-hidden">÷</span> <span>{under}</span>
        </span>
        <span>− 1</span>
        <span className={formulaStyles['bracket']}>)</span> <span>× 100</span>
      </span>
    </p>
  );
}

function MarkUp({ how }: { readonly how: View['how'] }): ReactNode {
  const { example } = how;
  return (
    <Section id="mark-up" title={how.title} tone="mist">
      <div className={styles['markUp']}>
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
              <LinkHeading level={3} href={path} name={name} />
              <p>{text}</p>
            </div>
            <p>{range}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Sample purchases with a chart each; the style sheet shows the selected one. */
function Purchases({ purchases: { legend, items } }: Pick<View, 'purchases'>): ReactNode {
  return (
    <div className={purchaseStyles['purchases']}>
      <SegmentedControl legend={legend} name="purchase" items={numberItems(items.map(({ key }) => key))} />
      <div className={purchaseStyles['states']}>
        {items.map(({ key, chart }, index) => (
          <div key={key} data-state={index + 1}>
            <Chart chart={chart} />
          </div>
        ))}
      </div>
    </div>
  );
}

export function ExchangeRatesIndex({ view }: TemplateProps<typeof exchangeRatesIndex>): ReactNode {
  return (
    <article className={layout['page']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        {...(view.note !== null && { note: view.note })}
        figure={<Purchases purchases={view.purchases} />}
      />
      <RateCalculator calculator={view.calculator} />
      <Section id="rates" title={view.ratesTitle}>
        <RateTables tables={view.tables} />
      </Section>
      {view.past && <PastRates past={view.past} />}
      <MarkUp how={view.how} />
      <Tips tips={view.tips} />
      <Networks networks={view.networks} />
    </article>
  );
}
