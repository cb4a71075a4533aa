import type { ReactNode } from 'react';
import { DataTable } from '#components/ui/data-table';
import { ExternalLink } from '#components/ui/external-link';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './exchange-rates.module.css';

type RateTablesProps = {
  readonly tables: TemplateProps<typeof exchangeRatesIndex>['view']['tables'];
  /** Tables beside each other, or one below the other where they have many columns. */
  readonly layout: 'columns' | 'stacked';
};

/** Rates, those of the European Economic Area first, with their day and their source. */
export function RateTables({ tables: { head, groups, asOf, source }, layout }: RateTablesProps): ReactNode {
  const numeric = head.map((_name, column) => column).slice(1);
  return (
    <>
      <p className={styles['asOf']}>{asOf}</p>
      <div className={styles[layout]}>
        {groups.map(({ caption, rows }) => (
          <DataTable
            key={caption}
            caption={caption}
            head={head}
            rows={rows.map(({ name, code, numbers }) => [
              { html: `${name} <small>${code}</small>` },
              ...numbers,
            ])}
            numeric={numeric}
            onPhones="scroll"
          />
        ))}
      </div>
      <p className={styles['source']}>
        <ExternalLink href={source.url} hint={source.hint}>
          {source.name}
        </ExternalLink>
      </p>
    </>
  );
}
