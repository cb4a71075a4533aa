import type { ReactNode } from 'react';
import styles from './recording-player.module.css';

export type RecordingPlayerProps = {
  /** Files of the same recording, the first that the browser can play is played. */
  readonly sources: readonly { readonly path: string; readonly type: string }[];
  readonly downloads: readonly { readonly path: string; readonly text: string }[];
  readonly seconds: number;
  readonly length: string;
  readonly speeds: readonly { readonly value: string; readonly text: string }[];
  /** What a time says that the recording can be entered at; `{time}` stands for it. */
  readonly from: string;
  /** Where the recording is; `{time}` stands for it. */
  readonly position: string;
  readonly labels: Readonly<
    Record<
      'name' | 'play' | 'pause' | 'back' | 'ahead' | 'speed' | 'scrubber' | 'voice' | 'loading' | 'failed',
      string
    >
  >;
};

/** What the script of the player reads from its part of the page. */
export const playerAttributes = ({
  seconds,
  from,
  position,
  labels,
}: RecordingPlayerProps): Readonly<Record<string, string | number>> => ({
  'data-behaviour': 'player',
  'data-seconds': seconds,
  'data-from': from,
  'data-position': position,
  'data-play': labels.play,
  'data-pause': labels.pause,
  'data-loading': labels.loading,
  'data-failed': labels.failed,
});

/** Lies over the drawing: wherever it is pressed, the recording goes on. Of no use without the script, which shows it. */
export function Scrubber({ seconds, position, labels }: RecordingPlayerProps): ReactNode {
  return (
    <div
      className={styles['scrubber']}
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

/** What the script steers the recording by; the browser's own controls stand there without it. */
function Controls({ length, speeds, labels }: RecordingPlayerProps): ReactNode {
  return (
    <div className={styles['controls']} role="group" aria-label={labels.name} hidden data-controls="">
      <button type="button" className="button" data-toggle="">
        {labels.play}
      </button>
      <button type="button" className={styles['step']} data-step="-10">
        <span aria-hidden="true">−10 s</span>
        <span className="visually-hidden">{labels.back}</span>
      </button>
      <button type="button" className={styles['step']} data-step="10">
        <span aria-hidden="true">+10 s</span>
        <span className="visually-hidden">{labels.ahead}</span>
      </button>
      <p className={styles['time']}>
        <span data-now="">0:00</span> / {length}
      </p>
      <label className={styles['speed']}>
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

/** A recording to be heard and taken along, below its drawing. */
export function RecordingPlayer(player: RecordingPlayerProps): ReactNode {
  const { sources, downloads, labels } = player;
  return (
    <div className={styles['player']}>
      <div className={styles['bar']}>
        <audio className={styles['native']} controls preload="none" aria-label={labels.name}>
          {sources.map(({ path, type }) => (
            <source key={path} src={path} type={type} />
          ))}
        </audio>
        <Controls {...player} />
        <ul className={styles['downloads']}>
          {downloads.map(({ path, text }) => (
            <li key={path}>
              <a href={path} download="">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles['status']} role="status" data-status="" />
      <p className={styles['voice']}>{labels.voice}</p>
    </div>
  );
}
