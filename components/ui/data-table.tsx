import type { ReactElement, ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import './stacked-table.css';
import styles from './data-table.module.css';

/** Text, trusted HTML, or a drawing of the row's numbers. */
export type TableCell = string | { readonly html: string } | { readonly drawing: ReactElement };

export type DataTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly TableCell[])[];
  /** Whether the heading above says the same as the caption, which is then for screen readers only. */
  readonly repeatsHeading?: boolean;
  /** For each row, the values by which a filter on the page shows or hides it. */
  readonly filterValues?: readonly string[];
  /** Indexes of numeric columns. */
  readonly numeric?: readonly number[];
  /** Indexes of total rows. */
  readonly strong?: readonly number[];
  /**
   * `stack`: each cell on its own line with its column's name; `pair`: the second cell below the first;
   * `scroll`: sideways, with the first column sticky, for numbers that are compared.
   */
  readonly onPhones?: 'stack' | 'pair' | 'scroll';
};

type CellProps = {
  readonly cell: TableCell;
  readonly isHeader: boolean;
  readonly column: string | undefined;
  readonly className: string | undefined;
};

function Cell({ cell, isHeader, column, className }: CellProps): ReactNode {
  if (typeof cell === 'object' && 'drawing' in cell) return <td>{cell.drawing}</td>;
  const props = {
    className,
    ...(typeof cell === 'string' ? { children: cell } : { dangerouslySetInnerHTML: toMarkup(cell.html) }),
  };
  return isHeader ? <th scope="row" {...props} /> : <td data-column={column} {...props} />;
}

type CellsProps = Pick<DataTableProps, 'head'> & {
  readonly row: readonly TableCell[];
  readonly stacks: boolean;
  readonly classOf: (column: number) => string | undefined;
};

const Cells = ({ row, head, stacks, classOf }: CellsProps): ReactNode =>
  row.map((cell, column) => (
    <Cell
      key={head[column]}
      cell={cell}
      isHeader={column === 0}
      column={stacks ? head[column] : undefined}
      className={classOf(column)}
    />
  ));

/** A table that stacks its rows on phones, or scrolls sideways. */
export function DataTable({
  caption,
  head,
  rows,
  repeatsHeading = false,
  filterValues,
  numeric = [],
  strong = [],
  onPhones = 'stack',
}: DataTableProps): ReactNode {
  const stacks = onPhones === 'stack' && head.length > 2;
  // What stacks never scrolls: it is no place for the focus.
  const isStacked = stacks || onPhones === 'pair';
  const classOf = (column: number): string | undefined =>
    numeric.includes(column) ? styles['number'] : undefined;
  return (
    <div
      className={`${styles['frame']} ${isStacked ? 'stacks' : styles['scroll']}`}
      {...(!isStacked && { role: 'group', tabIndex: 0, 'aria-label': caption })}
    >
      <table>
        <caption className={repeatsHeading ? 'visually-hidden' : undefined}>{caption}</caption>
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
            <tr
              key={index}
              className={strong.includes(index) ? styles['strong'] : undefined}
              data-filter-values={filterValues?.[index]}
            >
              <Cells row={row} head={head} stacks={stacks} classOf={classOf} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
