import type { ReactNode } from 'react';
import type { Chart as ChartData, ChartSize, Drawing as DrawingData } from '#lib/core/chart';
import { DataTable } from '../data-table';
import styles from './chart.module.css';
import { ChartMark } from './marks';

export type ChartProps = {
  readonly chart: ChartData;
  /** Without it the title is for assistive technology only: a heading above says the same. */
  readonly hasTitle?: boolean;
};

const sizes: readonly ChartSize[] = ['full', 'half', 'narrow'];

/** A drawing of marks with its text alternative; sizes follow the style sheet. */
export function Drawing({
  drawing: { width, height, marks },
  sentence,
  className,
}: {
  readonly drawing: DrawingData;
  readonly sentence: string;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={sentence}
    >
      {marks.map((mark, index) => (
        <ChartMark key={index} mark={mark} />
      ))}
    </svg>
  );
}

/**
 * A chart in the language of tracks: drawn at build for two or three widths, of which the frame's width
 * shows one, with the sentence it proves as its text alternative and its numbers as a table.
 */
export function Chart({ chart, hasTitle = true }: ChartProps): ReactNode {
  const { title, note, sentence, drawings, table, tableLabel } = chart;
  const drawn = sizes.flatMap((size) => {
    const drawing = drawings[size];
    return drawing ? [{ size, drawing }] : [];
  });
  return (
    <figure className={drawings.full ? `${styles['chart']} ${styles['hasFull']}` : styles['chart']}>
      <figcaption className={hasTitle ? undefined : 'visually-hidden'}>
        <strong>{title}</strong>
        {note && <span>{note}</span>}
      </figcaption>
      {drawn.map(({ size, drawing }) => (
        <Drawing key={size} className={styles[size]} drawing={drawing} sentence={sentence} />
      ))}
      <details>
        <summary>{tableLabel}</summary>
        <DataTable {...table} onPhones="scroll" />
      </details>
    </figure>
  );
}
