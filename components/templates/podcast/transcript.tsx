import type { ReactNode } from 'react';
import { Prose } from '#components/ui/prose';
import type { podcastEpisode } from '#lib/families/podcast/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './transcript.module.css';

type Props = { readonly view: TemplateProps<typeof podcastEpisode>['view'] };

/** The chapters as the stops of a line, with the minute at which the train passes. */
function ChapterLine({ view: { chapters, labels } }: Props): ReactNode {
  return (
    <nav className={styles['line']} aria-labelledby="chapters">
      <h3 id="chapters">{labels.chapters}</h3>
      <ol>
        {chapters.map(({ start, id, text }) => (
          <li key={id}>
            <span>{start}</span>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The conversation, a voice beside each turn, with its chapters. */
export function Transcript({ view }: Props): ReactNode {
  return (
    <section className={styles['transcript']} aria-labelledby="transcript">
      <header>
        <h2 id="transcript">{view.labels.transcript}</h2>
        <p>{view.transcriptNote}</p>
      </header>
      <ChapterLine view={view} />
      <div className={styles['dialogue']}>
        <Prose html={view.html} />
      </div>
    </section>
  );
}
