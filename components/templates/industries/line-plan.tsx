import type { ReactNode } from 'react';
import { LogoLine } from '#components/ui/logo-line';
import { findShared } from '#lib/core/find-shared';
import type { industriesIndex } from '#lib/families/industries/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './line-plan.module.css';
import key from './plan-key.module.css';

type Props = TemplateProps<typeof industriesIndex>;
type Line = Props['view']['plan']['lines'][number];

function Stop({
  stop: { users, isPassed },
  children,
}: {
  readonly stop: Line['stops'][number];
  /** What stands behind the end of the line. */
  readonly children: ReactNode;
}): ReactNode {
  const isStop = users.length > 0;
  const isEnd = isStop && !isPassed;
  return (
    <td {...((isStop || isPassed) && { 'data-track': isPassed ? 'through' : 'end' })}>
      {isStop && (
        <span className={styles['stop']}>
          <span className="visually-hidden">{users.join(', ')}</span>
        </span>
      )}
      {isEnd && children}
    </td>
  );
}

function Row({ line, label }: { readonly line: Line; readonly label: string }): ReactNode {
  const { name, path, stops, customers } = line;
  return (
    <tr {...(path && { 'data-open': '' })}>
      <th scope="row">{path ? <a href={path}>{name}</a> : <span>{name}</span>}</th>
      {stops.map((stop, index) => (
        <Stop key={index} stop={stop}>
          <div className={styles['customers']}>
            <LogoLine label={`${label}: ${name}`} items={customers} />
          </div>
        </Stop>
      ))}
      <td className={styles['end']} />
    </tr>
  );
}

/** One plan of all industries: each is a line that stops at the services which its customers use. */
export function LinePlan({ view, shared }: Props): ReactNode {
  const { columns, lines, note, open, rest } = view.plan;
  return (
    <table className={styles['plan']}>
      <caption>
        {note}
        <span className={key['key']}>
          <span>
            <i /> {open}
          </span>
          <span>
            <i /> {rest}
          </span>
        </span>
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((path) => (
            <th key={path} scope="col">
              <a href={path}>{findShared(shared.services, path).name}</a>
            </th>
          ))}
          <td className={styles['end']} />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.name} line={line} label={view.labels.customers} />
        ))}
      </tbody>
    </table>
  );
}
