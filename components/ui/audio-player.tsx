import type { ReactNode } from 'react';
import { Icon } from './icon';
import { formatPlayTime } from './play-time';
import styles from './audio-player.module.css';

type Chapter = { /** Seconds from the beginning. */ readonly start: number; readonly name: string };

export type AudioPlayerProps = {
  readonly id: string;
  readonly title: string;
  /** Seconds. */
  readonly duration: number;
  /** Seconds from the beginning. */
  readonly position?: number;
  readonly chapters: readonly Chapter[];
  readonly labels: Readonly<Record<'play' | 'position' | 'speed' | 'chapters', string>>;
};

const speeds = ['0.75', '1', '1.25', '1.5', '2'];

/** The stops of the track are the chapters. */
function Track({ duration, chapters }: Pick<AudioPlayerProps, 'duration' | 'chapters'>): ReactNode {
  return (
    <svg viewBox={`0 0 ${duration} 10`} preserveAspectRatio="none" aria-hidden="true">
      {chapters.map(({ start }) => (
        <path key={start} d={`M${start} 0V10`} />
      ))}
    </svg>
  );
}

/** The face of a player for speech: play, position, speed and chapters. It has no behaviour yet. */
export function AudioPlayer({
  id,
  title,
  duration,
  position = 0,
  chapters,
  labels,
}: AudioPlayerProps): ReactNode {
  return (
    <section className={styles['player']} data-theme="dark" aria-labelledby={id}>
      <button type="button" className={styles['play']} aria-label={labels.play}>
        <Icon name="play" />
      </button>
      <p id={id} className={styles['title']}>
        {title}
      </p>
      <div className={styles['position']}>
        <Track duration={duration} chapters={chapters} />
        <input
          type="range"
          min={0}
          max={duration}
          defaultValue={position}
          aria-label={labels.position}
          aria-valuetext={formatPlayTime(position)}
        />
      </div>
      <div className={styles['state']}>
        <p>
          {formatPlayTime(position)} / {formatPlayTime(duration)}
        </p>
        <label>
          {labels.speed}
          <select defaultValue="1">
            {speeds.map((speed) => (
              <option key={speed} value={speed}>{`${speed}×`}</option>
            ))}
          </select>
        </label>
      </div>
      <ol className={styles['chapters']} aria-label={labels.chapters}>
        {chapters.map(({ start, name }) => (
          <li key={start}>
            <button type="button">
              <span>{formatPlayTime(start)}</span>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
