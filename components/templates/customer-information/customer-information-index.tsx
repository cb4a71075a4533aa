import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Advice } from '#components/blocks/advice';
import { LineStops } from '#components/blocks/line-stops';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { customerInformationIndex } from '#lib/families/customer-information/family';
import article from '../article.module.css';
import { IbanCells } from './iban-cells';
import styles from './customer-information-index.module.css';

type Row = TemplateProps<typeof customerInformationIndex>['view']['rows'][number];

function TextRow({ row: { country, iban, texts } }: { readonly row: Row }): ReactNode {
  return (
    <li>
      <h2>{country}</h2>
      <p className={styles['iban']}>
        <IbanCells iban={iban} />
      </p>
      <ul className={styles['texts']}>
        {texts.map(({ path, name, language }) => (
          <li key={path}>
            <PageLink href={path} lang={language} hrefLang={language}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** All texts by country: the account number to compare with one's own, and the languages. */
export function CustomerInformationIndex({
  view,
}: TemplateProps<typeof customerInformationIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead
        stage={
          <ul className={styles['rows']} aria-label={view.caption}>
            {view.rows.map((row) => (
              <TextRow key={row.country + row.iban.words} row={row} />
            ))}
          </ul>
        }
      >
        <PageHead view={view} title={view.title} lead={view.summary} />
      </PanelHead>
      <Advice {...view.advice} />
      <Section id="ways" title={view.ways.title}>
        <LineStops from={view.ways.from} items={view.ways.items} />
      </Section>
    </div>
  );
}
