import type { ReactNode } from 'react';
import { Drawing } from '#components/ui/chart/chart';
import table from '#components/ui/data-table.module.css';
import type { exchangeRatesNetwork } from '#lib/families/exchange-rates/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './ranking-table.module.css';

type Rates = TemplateProps<typeof exchangeRatesNetwork>['view']['rates'];

function Row({ row }: { readonly row: Rates['rows'][number] }): ReactNode {
  const { code, name, isEea, track, markUp, card, reference } = row;
  return (
    <tr className={isEea ? styles['main'] : undefined}>
      <th scope="row">
        <code>{code}</code> <span>{name}</span>
      </th>
      <td className={styles['track']}>
        <Drawing drawing={track} />
      </td>
      <td className={table['number']}>{markUp}</td>
      <td className={table['number']}>{card}</td>
      <td className={table['number']}>{reference}</td>
    </tr>
  );
}

/** Every currency with its mark-up as a track, and the two rates from which it follows. */
export function RankingTable({
  rates: { caption, head, average },
  rows,
  hasAverage,
}: {
  readonly rates: Rates;
  readonly rows: Rates['rows'];
  /** Whether the rows are sorted by mark-up, so that the average stands between two of them. */
  readonly hasAverage: boolean;
}): ReactNode {
  const toRow = (row: Rates['rows'][number]): ReactNode => <Row key={row.code} row={row} />;
  const after = hasAverage ? average.after : rows.length;
  return (
    <div className={`${table['frame']} ${styles['ranking']}`} role="group" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.currency}</th>
            <td className={styles['track']} />
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
            <tr className={styles['average']}>
              <td colSpan={5}>{average.text}</td>
            </tr>
            {rows.slice(after).map(toRow)}
          </tbody>
        )}
      </table>
    </div>
  );
}
