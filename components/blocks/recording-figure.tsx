import type { ComponentProps, ReactNode } from 'react';
import '#components/ui/time-button.css';
import '#components/ui/selects.css';
import { ChartDrawings } from '#components/ui/chart/chart';
import { ChapterColumns, type ChapterColumnsProps } from './chapter-columns';
import playerStyles from './recording-player.module.css';
import styles from './recording-figure.module.css';

type RecordingPlayerProps = {
  /** Alternative formats, in order of preference. */
  readonly sources: readonly { readonly path: string; readonly type: string }[];
  readonly downloads: readonly { readonly path: string; readonly text: string }[];
  readonly seconds: number;
  readonly length: string;
  readonly speeds: readonly { readonly value: string; readonly text: string }[];
  /** Accessible name of a button that plays from a time, with the placeholder `{time}`. */
  readonly from: string;
  /** Value text of the scrubber, with the placeholder `{time}`. */
  readonly position: string;
  readonly labels: Readonly<
    Record<
      'name' | 'play' | 'pause' | 'back' | 'ahead' | 'speed' | 'scrubber' | 'voice' | 'loading' | 'failed',
      string
    >
  >;
};

const playerAttributes = ({ seconds, from, position, labels }: RecordingPlayerProps) => ({
  'data-behaviour': 'player',
  'data-seconds': seconds,
  'data-from': from,
  'data-position': position,
  'data-play': labels.play,
  'data-pause': labels.pause,
  'data-loading': labels.loading,
  'data-failed': labels.failed,
});

/** Slider above the drawing; shown by the script. */
function Scrubber({ seconds, position, labels }: RecordingPlayerProps): ReactNode {
  return (
    <div
      className={playerStyles['scrubber']}
      hidden
      role="slider"
      tabIndex={0}
      aria-label={labels.scrubber}
      aria-valuemin={0}
      aria-valuemax={Math.floor(seconds)}
      aria-valuenow={0}
      aria-valuetext={position.replace('{time}', '0:00')}
      data-scrubber=""
    />
  );
}

/** Controls, shown by the script; without it, the browser's native controls are visible. */
function Controls({ length, speeds, labels }: RecordingPlayerProps): ReactNode {
  return (
    <div className={playerStyles['controls']} role="group" aria-label={labels.name} hidden data-controls="">
      <button type="button" className="button" data-toggle="">
        {labels.play}
      </button>
      <button type="button" className={playerStyles['step']} data-step="-10">
        <span aria-hidden="true">−10 s</span>
        <span className="visually-hidden">{labels.back}</span>
      </button>
      <button type="button" className={playerStyles['step']} data-step="10">
        <span aria-hidden="true">+10 s</span>
        <span className="visually-hidden">{labels.ahead}</span>
      </button>
      <p className={playerStyles['time']}>
        <span data-elapsed="">0:00</span> / {length}
      </p>
      <label className={playerStyles['speed']}>
        {labels.speed}{' '}
        <select defaultValue="1" data-speed="">
          {speeds.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function RecordingPlayer(player: RecordingPlayerProps): ReactNode {
  const { sources, downloads, labels } = player;
  return (
    <div className={playerStyles['player']}>
      <div className={playerStyles['bar']}>
        <audio className={playerStyles['native']} controls preload="none" aria-label={labels.name}>
          {sources.map(({ path, type }) => (
            <source key={path} src={path} type={type} />
          ))}
        </audio>
        <Controls {...player} />
        <ul className={playerStyles['downloads']}>
          {downloads.map(({ path, text }) => (
            <li key={path}>
              <a href={path} download="">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className={playerStyles['status']} role="status" data-status="" />
      <p className={playerStyles['voiceNote']}>{labels.voice}</p>
    </div>
  );
}

export type RecordingFigureProps = ComponentProps<typeof ChartDrawings> & {
  readonly chapters: ChapterColumnsProps['items'];
  readonly label: string;
  readonly note: string;
  /** Path of the recording's page, for the view transition to that page; none on the page itself. */
  readonly pagePath?: string;
  readonly player?: RecordingPlayerProps;
};

/** A recording as tracks, with its chapters as columns; hovering a chapter highlights its part of the line. */
export function RecordingFigure(props: RecordingFigureProps): ReactNode {
  const { drawings, alt, chapters, label, note, pagePath = '', player } = props;
  return (
    <div className={styles['recording']} {...(player && playerAttributes(player))}>
      <div data-cover={pagePath}>
        <div className={styles['stage']} data-stage="">
          <ChartDrawings drawings={drawings} alt={alt} />
          {player && <Scrubber {...player} />}
        </div>
      </div>
      {player && <RecordingPlayer {...player} />}
      <ChapterColumns label={label} items={chapters} />
      <p className={styles['note']}>{note}</p>
    </div>
  );
}
