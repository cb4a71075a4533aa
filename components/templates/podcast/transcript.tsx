import type { ReactNode } from 'react';
import { Prose } from '#components/ui/prose';
import type { podcastEpisode } from '#lib/families/podcast/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './transcript.module.css';

type Props = { readonly view: TemplateProps<typeof podcastEpisode>['view'] };

/** The chapters by number, with the minute at which each begins. */
function ChapterList({ view: { chapters, labels } }: Props): ReactNode {
  return (
    <nav className={styles['chapters']} aria-labelledby="chapters">
      <h3 id="chapters">{labels.chapters}</h3>
      <ol>
        {chapters.map(({ number, start, path, text }) => (
          <li key={path}>
            <b>{number}</b>
            <a href={path}>{text}</a>
            <span>{start}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The conversation, with the track of the person who speaks beside each turn. */
export function Transcript({ view }: Props): ReactNode {
  return (
    <section className={styles['transcript']} aria-labelledby="transcript">
      <header>
        <h2 id="transcript">{view.labels.transcript}</h2>
        <p>{view.transcriptNote}</p>
      </header>
      <ChapterList view={view} />
      <div className={styles['dialogue']} data-tracks={view.tracks}>
        <Prose html={view.html} />
      </div>
    </section>
  );
}
