import type { ComponentProps, ReactNode } from 'react';
import { Drawings } from '#components/ui/chart/drawings';
import { ChapterColumns, type ChapterColumnsProps } from './chapter-columns';
import styles from './recording-figure.module.css';

export type RecordingFigureProps = ComponentProps<typeof Drawings> & {
  readonly chapters: ChapterColumnsProps['items'];
  /** Name of the list of chapters. */
  readonly label: string;
  /** What the drawing is made from. */
  readonly note: string;
  /** Path of the recording's page. None on that page itself: there the transition to it ends. */
  readonly of?: string;
};

/**
 * A recording as tracks, its chapters as columns below, and what it is drawn from. Whoever points at a
 * chapter sees its part of the line.
 */
export function RecordingFigure({
  drawings,
  sentence,
  chapters,
  label,
  note,
  of = '',
}: RecordingFigureProps): ReactNode {
  return (
    <div className={styles['recording']}>
      <div data-cover={of}>
        <Drawings drawings={drawings} sentence={sentence} />
      </div>
      <ChapterColumns label={label} items={chapters} />
      <p className={styles['note']}>{note}</p>
    </div>
  );
}
