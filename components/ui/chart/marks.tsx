import type { ReactNode } from 'react';
import type { Mark } from '#lib/core/chart';
import lines from './lines.module.css';
import styles from './marks.module.css';
import words from './words.module.css';

/** Half the diagonal of a diamond, in px. */
const diamond = 8;

/** Heights of plates in px: on a chart, and with a name as on the panels. */
const plateHeights = { year: 24, name: 34 } as const;

type Of<K extends Mark['kind']> = { readonly mark: Extract<Mark, { readonly kind: K }> };

function Line({ mark: { role, d, part } }: Of<'line'>): ReactNode {
  return <path className={`${lines['line']} ${lines[role]}`} d={d} {...(part && { 'data-part': part })} />;
}

function Plate({ mark: { x, y, width, text, role } }: Of<'plate'>): ReactNode {
  const height = plateHeights[role === 'name' ? 'name' : 'year'];
  return (
    <g className={role ? `${styles['plate']} ${styles[`${role}-plate`]}` : styles['plate']}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={2} />
      <text x={x} y={y + 4.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function Words({ mark: { x, y, role, text, anchor, more } }: Of<'text'>): ReactNode {
  return (
    <text className={`${words['word']} ${words[role]}`} x={x} y={y} {...(anchor && { textAnchor: anchor })}>
      {text}
      {more && (
        <tspan className={`${words['word']} ${words[more.role]}`} dx="8">
          {more.text}
        </tspan>
      )}
    </text>
  );
}

/** One mark of a chart. */
export function ChartMark({ mark }: { readonly mark: Mark }): ReactNode {
  switch (mark.kind) {
    case 'line':
      return <Line mark={mark} />;
    case 'area':
      return <path className={styles[`${mark.role}-area`]} d={mark.d} />;
    case 'station':
      return (
        <circle
          className={[styles['station'], styles[`${mark.role}-station`], mark.isFull && styles['full']]
            .filter(Boolean)
            .join(' ')}
          cx={mark.x}
          cy={mark.y}
          r={mark.isSmall ? 4 : mark.role === 'main' ? 6 : 5}
        />
      );
    case 'event':
      return (
        <path
          className={mark.isAmber ? `${styles['event']} ${styles['amber']}` : styles['event']}
          d={`M${mark.x} ${mark.y - diamond}l${diamond} ${diamond}l${-diamond} ${diamond}l${-diamond} ${-diamond}z`}
        />
      );
    case 'signal':
      return (
        <g className={styles['signal']}>
          <path d={`M${mark.x} ${mark.y}v-14`} />
          <circle cx={mark.x} cy={mark.y - 18} r="4" />
        </g>
      );
    case 'stop':
      return <path className={styles['stop']} d={`M${mark.x} ${mark.y - 9}v18`} />;
    case 'plate':
      return <Plate mark={mark} />;
    case 'text':
      return <Words mark={mark} />;
  }
}
