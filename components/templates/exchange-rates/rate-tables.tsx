import type { ReactNode } from 'react';
import { DataTable } from '#components/ui/data-table';
import { ExternalLink } from '#components/ui/external-link';
import { FileLink } from '#components/ui/file-link';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import type { TemplateProps } from '#lib/page-model/template';
import page from './exchange-rates.module.css';
import styles from './rate-tables.module.css';

type RateTablesProps = { readonly tables: TemplateProps<typeof exchangeRatesIndex>['view']['tables'] };

export function RateTables({ tables: { head, groups, asOf, source, file } }: RateTablesProps): ReactNode {
  const numeric = head.map((_name, column) => column).slice(2);
  return (
    <>
      <p className={page['asOf']}>{asOf}</p>
      <div className={styles['columns']}>
        {groups.map(({ caption, rows }) => (
          <DataTable
            key={caption}
            caption={caption}
            head={head}
            rows={rows.map(({ name, code, numbers }) => [{ html: `<code>${code}</code>` }, name, ...numbers])}
            numeric={numeric}
            onPhones="scroll"
          />
        ))}
      </div>
      <p className={page['source']}>
        <ExternalLink href={source.url} hint={source.hint}>
          {source.name}
        </ExternalLink>
      </p>
      <div className={page['file']}>
        <FileLink {...file} />
      </div>
    </>
  );
}
