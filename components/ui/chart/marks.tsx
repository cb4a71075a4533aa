import type { ReactNode } from 'react';
import type { Mark } from '#lib/core/chart';
import { boxBaseline, boxShape, diamondPath, endPath, pinShape, radiusOf } from '#lib/core/mark-shapes';
import lines from './lines.module.css';
import styles from './marks.module.css';
import words from './words.module.css';

type Of<K extends Mark['kind']> = { readonly mark: Extract<Mark, { readonly kind: K }> };

function Line({ mark: { role, d, part } }: Of<'line'>): ReactNode {
  return <path className={`${lines['line']} ${lines[role]}`} d={d} {...(part && { 'data-part': part })} />;
}

function Box({ mark }: Of<'box'>): ReactNode {
  const { x, y, text, role } = mark;
  return (
    <g className={role ? `${styles['box']} ${styles[`${role}-box`]}` : styles['box']}>
      <rect {...boxShape(mark)} />
      <text x={x} y={y + boxBaseline} textAnchor="middle">
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

function Pin({ mark }: Of<'pin'>): ReactNode {
  const { needle, ...head } = pinShape(mark);
  return (
    <g className={styles['pin']}>
      <path d={needle} />
      <circle {...head} />
    </g>
  );
}

/** One mark of a chart. */
export function ChartMark({ mark }: { readonly mark: Mark }): ReactNode {
  switch (mark.kind) {
    case 'line':
      return <Line mark={mark} />;
    case 'area':
      return <path className={styles[`${mark.role}-area`]} d={mark.d} />;
    case 'point':
      return (
        <circle
          className={[styles['point'], styles[`${mark.role}-point`], mark.isFull && styles['full']]
            .filter(Boolean)
            .join(' ')}
          cx={mark.x}
          cy={mark.y}
          r={radiusOf(mark)}
        />
      );
    case 'diamond':
      return (
        <path
          className={mark.isAccent ? `${styles['diamond']} ${styles['accent']}` : styles['diamond']}
          d={diamondPath(mark)}
        />
      );
    case 'pin':
      return <Pin mark={mark} />;
    case 'end':
      return <path className={styles['end']} d={endPath(mark)} />;
    case 'box':
      return <Box mark={mark} />;
    case 'text':
      return <Words mark={mark} />;
  }
}
