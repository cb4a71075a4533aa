import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { DrawnList } from '#components/blocks/drawn-list';
import { InkHead } from '#components/blocks/ink-head';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { podcastEpisode } from '#lib/families/podcast/family';
import article from '../article.module.css';
import styles from './podcast.module.css';
import { TalkFigure } from './talk-figure';
import { Transcript } from './transcript';

type Props = { readonly view: TemplateProps<typeof podcastEpisode>['view'] };

function Speakers({ view: { speakers, labels } }: Props): ReactNode {
  return (
    <section aria-labelledby="speakers">
      <h2 id="speakers">{labels.speakers}</h2>
      {speakers.map((speaker) => (
        <Person key={speaker.name} {...speaker} />
      ))}
    </section>
  );
}

function Kicker({ view: { kicker, day, minutes } }: Props): ReactNode {
  return (
    <>
      <span>{kicker}</span>
      <time dateTime={day.iso}>{day.text}</time>
      <span>{minutes}</span>
    </>
  );
}

/** One episode: the conversation as a drawing, who talks, sources, then every word by chapters. */
export function PodcastEpisode({ view, shared }: TemplateProps<typeof podcastEpisode>): ReactNode {
  return (
    <article className={article['page']}>
      <InkHead
        view={view}
        kicker={<Kicker view={view} />}
        title={view.title}
        form="headline"
        aside={<p>{view.summary}</p>}
      >
        <TalkFigure talk={view.talk} chapters={view.chapters} label={view.labels.chapters} />
      </InkHead>
      <div className={styles['about']}>
        <Speakers view={view} />
        <section aria-labelledby="notes">
          <h2 id="notes">{view.labels.notes}</h2>
          <ul className={styles['notes']}>
            {view.notes.map((html) => (
              <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </ul>
        </section>
      </div>
      <Transcript view={view} />
      {view.more.length > 0 && (
        <Section id="more" title={view.labels.more}>
          <DrawnList items={view.more} level={3} />
        </Section>
      )}
      <OnwardSubject id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
      <ContactBand {...view.contact} />
    </article>
  );
}
