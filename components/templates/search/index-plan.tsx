import type { ReactNode } from 'react';
import { countPages, listMarks, type IndexLine } from './line-tree';
import styles from './index-plan.module.css';

const ring = 20;
const point = 9;

/** Where each page of a line lies: a ring takes more room than a point. */
function placeMarks(line: IndexLine): { readonly x: number; readonly isOnLine: boolean }[] {
  let end = 8;
  return listMarks(line.stations).map((isOnLine) => {
    const room = isOnLine ? ring : point;
    end += room;
    return { x: end - room / 2, isOnLine };
  });
}

function Track({
  marks,
  width,
}: {
  readonly marks: ReturnType<typeof placeMarks>;
  readonly width: number;
}): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} 24`} aria-hidden="true" focusable="false">
      <path d={`M0 12H${marks.at(-1)?.x ?? 0}`} />
      {marks.map(({ x, isOnLine }) =>
        isOnLine ? (
          <circle key={x} cx={x} cy="12" r="6.5" />
        ) : (
          <path key={x} className={styles['point']} d={`M${x} 7v10`} />
        ),
      )}
    </svg>
  );
}

export type IndexPlanProps = {
  readonly lines: readonly IndexLine[];
  readonly title: string;
  readonly note: string;
};

/** All lines under each other, a mark for each page: how large each subject is, and the way down to it. */
export function IndexPlan({ lines, title, note }: IndexPlanProps): ReactNode {
  const rows = lines.map((line) => ({ ...line, count: countPages(line), marks: placeMarks(line) }));
  const width = Math.max(...rows.map(({ marks }) => marks.at(-1)?.x ?? 0)) + 10;
  return (
    <nav className={styles['plan']} aria-label={title}>
      <ul>
        {rows.map(({ slug, name, count, marks }) => (
          <li key={slug}>
            <a className="plate" href={`#line-${slug}`}>
              {name} <span>{count}</span>
            </a>
            <Track marks={marks} width={width} />
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </nav>
  );
}
