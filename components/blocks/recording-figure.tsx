import type { ComponentProps, ReactNode } from 'react';
import { ChartDrawings } from '#components/ui/chart/chart';
import { ChapterColumns, type ChapterColumnsProps } from './chapter-columns';
import { playerAttributes, RecordingPlayer, Scrubber, type RecordingPlayerProps } from './recording-player';
import styles from './recording-figure.module.css';

export type RecordingFigureProps = ComponentProps<typeof ChartDrawings> & {
  readonly chapters: ChapterColumnsProps['items'];
  /** Name of the list of chapters. */
  readonly label: string;
  /** What the drawing is made from. */
  readonly note: string;
  /** Path of the recording's page. None on that page itself: there the transition to it ends. */
  readonly of?: string;
  /** The recording to be heard; its drawing is what it is wound by. */
  readonly player?: RecordingPlayerProps;
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
  player,
}: RecordingFigureProps): ReactNode {
  return (
    <div className={styles['recording']} {...(player && playerAttributes(player))}>
      <div data-cover={of}>
        <div className={styles['stage']} data-stage="">
          <ChartDrawings drawings={drawings} sentence={sentence} />
          {player && <Scrubber {...player} />}
        </div>
      </div>
      {player && <RecordingPlayer {...player} />}
      <ChapterColumns label={label} items={chapters} />
      <p className={styles['note']}>{note}</p>
    </div>
  );
}
