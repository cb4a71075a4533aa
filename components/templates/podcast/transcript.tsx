import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { Prose } from '#components/ui/prose';
import type { podcastEpisode } from '#lib/families/podcast/family';
import type { TemplateProps } from '#lib/page-model/template';
import chapters from './transcript-chapters.module.css';
import changes from './transcript-changes.module.css';
import styles from './transcript.module.css';

/** The conversation, with the track of the person who speaks beside each turn. */
export function Transcript({
  view,
}: {
  readonly view: TemplateProps<typeof podcastEpisode>['view'];
}): ReactNode {
  return (
    <section className={styles['transcript']} aria-labelledby="transcript">
      <header>
        <h2 id="transcript">{view.labels.transcript}</h2>
        <p>{view.transcriptNote}</p>
      </header>
      <ContentsList label={view.labels.chapters} headings={view.contents} />
      <div
        className={`${styles['dialogue']} ${chapters['chapters']} ${changes['changes']}`}
        data-tracks={view.tracks}
      >
        <Prose html={view.html} />
      </div>
    </section>
  );
}
