import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { findShared } from '#lib/core/find-shared';
import { LogoLine } from '#components/ui/logo-line';
import type { industriesIndex } from '#lib/families/industries/family';
import type { TemplateProps } from '#lib/page-model/template';
import beside from './line-customers.module.css';
import length from './line-length.module.css';
import styles from './line-plan.module.css';
import key from './plan-key.module.css';

type Props = TemplateProps<typeof industriesIndex>;
type Line = Props['view']['plan']['lines'][number];

type RowProps = { readonly line: Line; readonly label: string };

/** The vertical guide from a service's name ends at the last line that stops there. */
type Guide = 'through' | 'end' | undefined;

function findGuide(lines: readonly Line[], row: number, column: number): Guide {
  const last = lines.findLastIndex(({ stops }) => (stops[column]?.users.length ?? 0) > 0);
  if (row > last) return undefined;
  return row === last ? 'end' : 'through';
}

function Stop({
  stop: { users, isPassed },
  guide,
  children,
}: {
  readonly stop: Line['stops'][number];
  readonly guide: Guide;
  readonly children: ReactNode;
}): ReactNode {
  const isStop = users.length > 0;
  const isEnd = isStop && !isPassed;
  return (
    <td
      {...((isStop || isPassed) && { 'data-track': isPassed ? 'through' : 'end' })}
      {...(guide && { 'data-guide': guide })}
    >
      {isStop && (
        <span className={styles['stop']}>
          <span className="visually-hidden">{users.join(', ')}</span>
        </span>
      )}
      {isEnd && children}
    </td>
  );
}

/** After the end of the line on desktops, beside its name where there is no room. */
function Customers({ line: { name, customers }, label }: RowProps): ReactNode {
  return (
    <div className={beside['customers']}>
      <LogoLine label={`${label}: ${name}`} items={customers} />
    </div>
  );
}

function Row({ line, label, guides }: RowProps & { readonly guides: readonly Guide[] }): ReactNode {
  const { name, path, stops } = line;
  return (
    <tr className={length['row']} {...(path && { 'data-open': '' })}>
      <th scope="row">{path ? <PageLink href={path}>{name}</PageLink> : <span>{name}</span>}</th>
      {stops.map((stop, index) => (
        <Stop key={index} stop={stop} guide={guides[index]}>
          <Customers line={line} label={label} />
        </Stop>
      ))}
      <td className={beside['end']}>
        <Customers line={line} label={label} />
      </td>
    </tr>
  );
}

/** All industries as lines that stop at the services their customers use. */
export function LinePlan({ view, shared }: Props): ReactNode {
  const { columns, lines, note, key: words } = view.plan;
  return (
    <table className={`${styles['plan']} ${key['links']}`}>
      <caption>
        {note}
        {words && (
          <span className={key['key']}>
            <span>
              <i /> {words.open}
            </span>
            <span>
              <i /> {words.rest}
            </span>
          </span>
        )}
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((path) => (
            <th key={path} scope="col">
              <PageLink href={path}>{findShared(shared.services, path).name}</PageLink>
            </th>
          ))}
          <td className={beside['end']} />
        </tr>
      </thead>
      <tbody>
        {lines.map((line, row) => (
          <Row
            key={line.name}
            line={line}
            label={view.labels.customers}
            guides={columns.map((_path, column) => findGuide(lines, row, column))}
          />
        ))}
      </tbody>
    </table>
  );
}
