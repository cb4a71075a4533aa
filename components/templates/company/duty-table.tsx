import type { ReactNode } from 'react';
import '#components/ui/stacked-table.css';
import { toMarkup } from '#lib/core/markup';
import type { whyTheProduct } from '#lib/families/company/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './duty-table.module.css';

type Duties = TemplateProps<typeof whyTheProduct>['view']['duties'];
export type DutyTableProps = { readonly duties: Pick<Duties, 'table' | 'key' | 'deciders'> };

type Decider = Duties['deciders'][number];
type Cell = Duties['table']['rows'][number][number];
type Part = 'decides' | 'takesPart';

/** What an owner has to do with a task, the partner in the second column and the bank in the third. */
function findPart(decider: Decider | undefined, column: number): Part | undefined {
  if (column === (decider === 'partner' ? 1 : 2)) return 'decides';
  return decider === 'bank alone' ? undefined : 'takesPart';
}

function Lamp({ part, text }: { readonly part: Part; readonly text: string }): ReactNode {
  return (
    <i className={styles[part]}>
      <span className="visually-hidden">{text}: </span>
    </i>
  );
}

function Words({ cell }: { readonly cell: Cell | undefined }): ReactNode {
  return <span dangerouslySetInnerHTML={toMarkup(cell?.html ?? '')} />;
}

/** Tasks on both sides of the border of the contract; a full lamp where somebody decides. */
export function DutyTable({ duties: { table, key: words, deciders } }: DutyTableProps): ReactNode {
  const [decides, takesPart] = words;
  const texts = { decides, takesPart };
  return (
    <div className={`${styles['duties']} stacks`}>
      <table>
        <caption>
          {table.caption}
          <span className={styles['key']} aria-hidden="true">
            <span>
              <i className={styles['decides']} /> {decides}
            </span>
            <span>
              <i className={styles['takesPart']} /> {takesPart}
            </span>
          </span>
        </caption>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([task, ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <Words cell={task} />
              </th>
              {cells.map((cell, index) => {
                const part = findPart(deciders[row], index + 1);
                return (
                  <td key={index} data-column={table.head[index + 1]}>
                    {part && <Lamp part={part} text={texts[part]} />}
                    <Words cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
