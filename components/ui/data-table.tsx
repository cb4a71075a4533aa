import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** Text, or HTML made from the site's own Markdown. */
export type TableCell = string | { readonly html: string };

export type DataTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly TableCell[])[];
  /** Columns of numbers, counted from 0. */
  readonly numeric?: readonly number[];
};

type CellProps = { readonly cell: TableCell; readonly isHeader: boolean; readonly className: string | undefined };

function Cell({ cell, isHeader, className }: CellProps): ReactNode {
  const props = { className, ...(typeof cell === 'string' ? { children: cell } : { dangerouslySetInnerHTML: { __html: cell.html } }) };
  return isHeader ? <th scope="row" {...props} /> : <td {...props} />;
}

/** A table that scrolls sideways where it must, with its first column in sight. */
export function DataTable({ caption, head, rows, numeric = [] }: DataTableProps): ReactNode {
  const classOf = (column: number): string | undefined => (numeric.includes(column) ? styles['number'] : undefined);
  return (
    <div className={styles['frame']} role="group" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" className={classOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <Cell key={head[column]} cell={cell} isHeader={column === 0} className={classOf(column)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
