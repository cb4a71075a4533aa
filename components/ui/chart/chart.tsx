import type { ReactNode } from 'react';
import type { Chart as ChartData, ChartSize, Drawing as DrawingData } from '#lib/core/chart';
import { DataTable } from '../data-table';
import styles from './chart.module.css';
import { ChartLinks } from './links';
import { ChartMark } from './marks';

export type ChartProps = {
  readonly chart: ChartData;
  /** Whether the title is visible; a heading above may say the same. */
  readonly hasTitle?: boolean;
  /** Whether the table is included; the page may have it. */
  readonly hasTable?: boolean;
};

const sizes: readonly ChartSize[] = ['full', 'half', 'narrow'];

/** A drawing with links is a group for assistive technology, any other an image. */
const nameOf = (alt: string | undefined, isGroup: boolean) =>
  alt === undefined ? { 'aria-hidden': true } : { role: isGroup ? 'group' : 'img', 'aria-label': alt };

/** A drawing of marks. */
export function Drawing({
  drawing: { width, height, marks, links },
  alt,
  className,
}: {
  readonly drawing: DrawingData;
  /** Text alternative; without one the text beside the drawing says the same. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...nameOf(alt, Boolean(links))}
    >
      {marks.map((mark, index) => (
        <ChartMark key={index} mark={mark} />
      ))}
      {links && <ChartLinks links={links} />}
    </svg>
  );
}

export type ChartDrawingsProps = {
  /** A page may leave out a width at which it hides the chart. */
  readonly drawings: Partial<ChartData['drawings']>;
  readonly alt?: string | undefined;
};

function Drawings({ drawings, alt }: ChartDrawingsProps): ReactNode {
  return sizes.map((size) => {
    const drawing = drawings[size];
    return drawing && <Drawing key={size} className={styles[size]} drawing={drawing} alt={alt} />;
  });
}

const classOf = (drawings: ChartDrawingsProps['drawings']): string =>
  [styles['chart'], drawings.full && styles['hasFull']].filter(Boolean).join(' ');

/** The drawings of a chart without title and table. */
export function ChartDrawings(props: ChartDrawingsProps): ReactNode {
  return (
    <div className={classOf(props.drawings)}>
      <Drawings {...props} />
    </div>
  );
}

/** A chart, drawn at build for two or three widths of its frame, with its data as a table. */
export function Chart({ chart, hasTitle = true, hasTable = true }: ChartProps): ReactNode {
  const { title, note, alt, drawings, table, tableLabel } = chart;
  return (
    <figure className={classOf(drawings)}>
      <figcaption className={hasTitle ? undefined : 'visually-hidden'}>
        <strong>{title}</strong>
        {note && <span>{note}</span>}
      </figcaption>
      <Drawings drawings={drawings} alt={alt} />
      {hasTable && (
        <details>
          <summary>{tableLabel}</summary>
          <DataTable {...table} onPhones="scroll" />
        </details>
      )}
    </figure>
  );
}
