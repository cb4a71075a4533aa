import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { InkHead } from '#components/blocks/ink-head';
import { RecordingFigure } from '#components/blocks/recording-figure';
import { Person } from '#components/ui/person';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/page-model/template';
import type { podcastEpisode } from '#lib/families/podcast/family';
import layout from '../page.module.css';
import styles from './podcast.module.css';
import transcriptChapters from './transcript-chapters.module.css';
import transcriptChanges from './transcript-changes.module.css';
import transcript from './transcript.module.css';

type Props = { readonly view: TemplateProps<typeof podcastEpisode>['view'] };

function Head({ view }: Props): ReactNode {
  const { kicker, day, minutes, title, summary, swimlanes, player, chapters, labels } = view;
  return (
    <InkHead
      view={view}
      kicker={
        <>
          <span>{kicker}</span>
          <time dateTime={day.iso}>{day.text}</time>
          <span>{minutes}</span>
        </>
      }
      title={title}
      form="headline"
      aside={
        <>
          <p>{summary}</p>
          <a className="button-quiet" href="#transcript">
            {labels.read}
          </a>
        </>
      }
    >
      <RecordingFigure {...swimlanes} player={player} chapters={chapters} label={labels.chapters} />
    </InkHead>
  );
}

/** The conversation, with the speaker's track beside each turn. */
function Transcript({ view }: Props): ReactNode {
  const classes = [transcript['dialogue'], transcriptChapters['chapters'], transcriptChanges['changes']];
  return (
    <section className={transcript['transcript']} aria-labelledby="transcript">
      <header>
        <h2 id="transcript">{view.labels.transcript}</h2>
        <p>{view.transcriptNote}</p>
      </header>
      <ContentsList label={view.labels.chapters} headings={view.contents} />
      <div className={classes.join(' ')} data-lanes={view.lanes}>
        <Prose html={view.html} />
      </div>
    </section>
  );
}

function About({ view: { speakers, notes, labels } }: Props): ReactNode {
  return (
    <div className={styles['about']}>
      <section aria-labelledby="speakers">
        <h2 id="speakers">{labels.speakers}</h2>
        {speakers.map((speaker) => (
          <Person key={speaker.name} {...speaker} />
        ))}
      </section>
      <section aria-labelledby="notes">
        <h2 id="notes">{labels.notes}</h2>
        <ul className={styles['notes']}>
          {notes.map((html) => (
            <li key={html} dangerouslySetInnerHTML={toMarkup(html)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

export function PodcastEpisode({ view }: TemplateProps<typeof podcastEpisode>): ReactNode {
  return (
    <article className={layout['page']}>
      <Head view={view} />
      <Transcript view={view} />
      <About view={view} />
      <ContactBand
        {...view.contact}
        related={{ title: view.labels.further, items: view.more, reasons: view.further }}
      />
    </article>
  );
}
